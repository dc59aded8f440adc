local anim = require "animscript"
return anim.transition {
  menu = { items = { "Home" } },
}
