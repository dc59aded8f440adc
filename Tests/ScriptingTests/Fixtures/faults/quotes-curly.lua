local anim = require "animscript"
return anim.transition {
  name = “Menu”,
}
