-- options: set visible=200
local anim = require "animscript"
return anim.transition { name = "Fault" }
