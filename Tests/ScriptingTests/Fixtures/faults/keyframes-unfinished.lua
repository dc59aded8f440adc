local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  menu = { presented = { { at = 0.6, y = 40 }, { at = 0.9, y = 0 } } },
}
