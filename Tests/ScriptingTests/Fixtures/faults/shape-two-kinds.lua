local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  content = { draw = { { text = "Home", icon = "home", x = 16 } } },
}
