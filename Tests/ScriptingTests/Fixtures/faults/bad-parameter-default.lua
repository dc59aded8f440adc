local anim = require "animscript"
local set = anim.parameters { visible = {} }
return anim.transition { name = "Fault" }
