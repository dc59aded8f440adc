local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  reduced_motion = true,
}
