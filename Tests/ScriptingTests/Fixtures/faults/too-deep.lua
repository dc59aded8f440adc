local anim = require "animscript"
local deep = {}
for _ = 1, 30 do deep = { deep } end
return anim.transition { name = "Fault", content = { data = deep } }
