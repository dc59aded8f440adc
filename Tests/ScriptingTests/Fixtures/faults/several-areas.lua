local anim = require "animscript"

return anim.transition {
  name = "Fault",
  content = { image = "../screen.png", presented = { { at = 2 } } },
  layers = { { name = "badge", frame = { width = 24, height = 24 }, above = "contents" } },
  interactive = { present = anim.pan { on = "content", distance = 0 } },
  accessibility = { modal = "meun" },
  reduced_motion = { timing = "fast" },
  scenario = { { at = 0, event = "presnt" } },
}
