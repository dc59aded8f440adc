local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  timing = anim.ease { curve = function(t) return t * 0.9 end, duration = 0.3 },
}
