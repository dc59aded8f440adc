local anim = require "animscript"
local set = anim.parameters { visible = 150 }
set.visible = 3
