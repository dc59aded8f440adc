local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  timing = anim.ease { curve = function(t) return t == 0.5 and 1e6 or t end, duration = 0.3 },
}
