local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  timing = anim.ease { curve = anim.bezier(1.5, 0, 0.2, 1), duration = 0.3 },
}
