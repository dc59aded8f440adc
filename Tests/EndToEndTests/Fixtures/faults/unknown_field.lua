local anim = require "animscript"

return anim.transition {
  name = "Fault",
  menu = { dissmissed = { y = -anim.container.height } },
}
