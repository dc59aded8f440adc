local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  interactive = { dismiss = anim.pan { on = "content", distance = anim.layer.height } },
  scenario = { { at = 0, event = "tap", x = anim.layer.width / 2, y = 10 } },
}
