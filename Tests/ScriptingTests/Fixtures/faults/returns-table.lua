local anim = require "animscript"

return { name = "Fault" }
