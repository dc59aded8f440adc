local anim = require "animscript"
return anim.transition {
  name = "Fault",
  timing = anim.ease { duration = anim, curve = "linear" },
}
