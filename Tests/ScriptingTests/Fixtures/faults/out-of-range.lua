local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  timing = anim.spring { damping_ratio = -0.8, initial_velocity = 0.8, duration = 0.5 },
}
