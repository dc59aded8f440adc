local anim = require "animscript"
local menu = {}
menu.item = menu
return anim.transition { name = "Fault", menu = menu }
