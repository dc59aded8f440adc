local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  layers = {
    { name = "a", frame = { width = 80, height = 80 }, shared = "photo" },
    { name = "b", frame = { width = 80, height = 80 }, shared = "photo" },
    { name = "c", frame = { width = 80, height = 80 }, shared = "photo" },
  },
}
