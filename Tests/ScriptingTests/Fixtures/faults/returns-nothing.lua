local anim = require "animscript"
anim.transition { name = "Fault" }
