local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  layers = {
    { name = "badge", frame = { width = 24, height = 24 }, above = "badge" },
  },
}
