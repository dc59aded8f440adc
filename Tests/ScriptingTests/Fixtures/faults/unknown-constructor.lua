local anim = require "animscript"
return anim.transitoin { name = "Fault" }
