local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  content = { image = "images\\screen.png" },
  menu = { image = "images//screen.png" },
}
