local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  interactive = { dismiss = { on = "content", distance = 300 } },
}
