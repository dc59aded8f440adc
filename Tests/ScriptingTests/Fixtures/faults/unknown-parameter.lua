-- options: set visibel=200
local anim = require "animscript"
local set = anim.parameters { visible = 150, title = "x" }
return anim.transition { name = "Fault" }
