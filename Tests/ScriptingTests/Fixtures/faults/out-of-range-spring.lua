local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  timing = anim.spring { stiffness = 1000000000, damping = 0.000001 },
}
