local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  content = { data = { text = ("x"):rep(5000) } },
}
