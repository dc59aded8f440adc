local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  scenario = {
    { at = 0.0, event = "present" },
    { at = 1.0, event = "dismiss" },
    { at = 0.5, event = "present" },
  },
}
