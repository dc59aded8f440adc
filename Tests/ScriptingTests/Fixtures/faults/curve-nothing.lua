local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  timing = anim.ease { curve = function(t) if t < 0.3 then return t end end, duration = 0.3 },
}
