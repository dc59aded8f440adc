local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  layers = {
    { name = "badge", frame = { x = 10, y = 10, width = 24, height = 24 } },
  },
  reduced_motion = {
    content = { presented = { opacity = 0.2 } },
    bagde = { dismissed = { opacity = 0 } },
    badge = { dismised = {} },
  },
}
