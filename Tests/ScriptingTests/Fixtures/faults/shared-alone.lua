local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  layers = {
    { name = "cell", frame = { width = 80, height = 80 }, shared = "photo" },
    { name = "picture", frame = { width = container.width, height = 300 }, shared = "foto" },
  },
}
