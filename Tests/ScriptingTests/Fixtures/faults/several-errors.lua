local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  timing = anim.spring { damping_ratio = 0, duration = 0.5 },
  menu = { items = { 1, "News" }, fill = 3 },
  dismiss = { tap = "title" },
}
