local anim = require "animscript"
print("here")
return anim.transition { name = 1 }
