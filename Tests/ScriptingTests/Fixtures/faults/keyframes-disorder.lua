local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  menu = {
    dismissed = { y = -80 },
    presented = { { at = 0.6, y = 40 }, { at = 0.3, y = 20 }, { at = 1 } },
  },
}
