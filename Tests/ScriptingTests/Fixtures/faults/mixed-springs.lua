local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  timing = anim.spring { damping_ratio = 0.8, stiffness = 100, duration = 0.5 },
}
