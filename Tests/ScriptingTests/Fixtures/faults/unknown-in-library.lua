local anim = require "animscript"

return anim.transition {
  name = "Fault",
  content = { presented = { y = anim.contaner.height - 150 } },
}
