-- options: steps 100000
local anim = require "animscript"
return anim.transition {
  name = "Fault",
  timing = anim.ease { curve = function(t) while true do end end, duration = 1 },
}
