local anim = require "animscript"

local lift = anim.transition {
  name = "Lift",
  content = { presented = { scale = 0.9 } },
}

return anim.sequence {
  lift,
  anim.transition {
    name = "Leave",
    content = { presented = { opacity = 1.2 } },
  },
}
