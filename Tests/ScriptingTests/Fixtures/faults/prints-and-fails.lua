local anim = require "animscript"
print("here", 1, true)
return anim.transition { name = 1 }
