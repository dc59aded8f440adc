local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  timing = anim.spring { damping_ratio = 1.5, duration = 0.5 },
}
