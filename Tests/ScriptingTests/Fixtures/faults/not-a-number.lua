local anim = require "animscript"
return anim.transition {
  name = "Fault",
  content = { presented = { rotation = 0 / 0 } },
}
