local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Slide-down menu",
  timing = anim.spring { damping_ratio = 0.8, initial_velocity = 0.8, duration = 0.5 },
  content = { presented = { y = container.height - 150 } },
  menu = { dismissed = { y = -container.height }, overshoot = "extend", items = { "Home", "News", "Tech" } },
  dismiss = { tap = "content" },
}
