local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  accessibility = { modal = true, labels = { "Close menu" } },
}
