local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  menu = {
    presented = { { y = 40, scael = 1.1 }, { at = 1, curve = "out_cubik" }, dismissed = {} },
  },
}
