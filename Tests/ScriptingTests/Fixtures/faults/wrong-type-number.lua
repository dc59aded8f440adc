local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  content = { presented = { scale = "0.9" } },
}
