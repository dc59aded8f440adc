local anim = require "animscript"
return anim.transition { nmae = "Fault" }
