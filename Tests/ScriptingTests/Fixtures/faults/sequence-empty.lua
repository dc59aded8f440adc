local anim = require "animscript"
return anim.sequence {}
