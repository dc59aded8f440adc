local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  content = { image = "screen.tiff" },
  menu = { draw = { { list = { { title = "Home", image = "home icon" } } } } },
}
