-- options: set visible=wide, set modal=yes
local anim = require "animscript"
local set = anim.parameters { visible = 150, modal = false }
return anim.transition { name = "Fault" }
