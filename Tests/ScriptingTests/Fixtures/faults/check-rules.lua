local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  check = { ignore = { "E307", "E301", "coverage" } },
}
