local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  menu = { fill = "1C1B2E" },
  content = { fill = "#abc" },
  backdrop = { fill = "navy" },
}
