local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  timing = anim.ease { curve = function(t) return t < 0.3 and 0 or 1 end, duration = 0.3 },
}
