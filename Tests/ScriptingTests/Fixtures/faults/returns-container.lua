local anim = require "animscript"
return anim.container
