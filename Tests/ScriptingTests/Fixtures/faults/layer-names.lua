local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  layers = {
    { name = "menu", frame = { width = 24, height = 24 } },
    { name = "badge", frame = { width = 24, height = 24 } },
    { name = "badge", frame = { width = 48, height = 48 } },
    { name = "menu.badge", frame = { width = 24, height = 24 } },
  },
}
