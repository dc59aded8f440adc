local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  timing = anim.ease { curve = "out_cubic" },
}
