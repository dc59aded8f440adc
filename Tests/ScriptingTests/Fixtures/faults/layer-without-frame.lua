local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  layers = {
    { name = "badge", frame = { x = 10, height = 24 } },
    { name = "header" },
  },
}
