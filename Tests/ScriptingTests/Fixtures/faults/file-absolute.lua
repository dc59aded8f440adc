local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  content = { image = "/home/me/screen.png" },
}
