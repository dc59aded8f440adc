local anim = require "animscript"
return anim.transition {
  name = "Fault",
  timing = anim.ease { duration = 0.3, curve = function(t) return t^0.1 end },
}
