local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  timing = anim.ease {
    duration = 0.3,
    curve = function(t) return t < 0.5 and t or 0 / 0 end,
  },
}
