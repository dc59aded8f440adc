local anim = require "animscript"
local container = anim.container
local set = anim.parameters { visible = 150, section = "home" }

return anim.transition {
  name = "Fault",
  content = { presented = { y = container.height - set.visibel } },
}
