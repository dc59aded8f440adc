local anim = require "animscript"
local missing

return anim.transition {
  name = "Fault",
  timing = anim.ease { curve = function(t) return t + missing.amount end, duration = 0.3 },
}
