local anim = require "animscript"

local soft = anim.ease { curve = "out_cubic", duration = -1 }

return anim.transition {
  name = "Fault",
  menu = { timing = soft },
}
