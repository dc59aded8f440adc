local anim = require "animscript"

return anim.sequence {
  anim.transition { name = "Lift", content = { presented = { scale = 0.9 } } },
  anim.transition {
    name = "Leave",
    content = { presented = { x = 300 } },
    prepare = function() return {} end,
    scenario = { { at = 0, event = "present" } },
  },
}
