local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  timing = anim.spring { damping_ratio = 0.8, duration = 0.5, settle = 0.01 },
}
