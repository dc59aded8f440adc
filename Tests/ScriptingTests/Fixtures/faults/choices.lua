local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  direction = "rtl",
  presentation = "sheet",
  content = { capture = "after_update" },
}
