local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  content = {
    presented = {
      y = 100,
      shadow = { radius = 4, opacty = 0.5 },
    },
  },
}
