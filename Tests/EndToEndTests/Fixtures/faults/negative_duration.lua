local anim = require "animscript"

return anim.transition {
  name = "Fault",
  timing = anim.ease { curve = "linear", duration = -0.3 },
}
