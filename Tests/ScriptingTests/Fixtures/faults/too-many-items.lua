local anim = require "animscript"
local rows = {}
for index = 1, 300 do rows[index] = "Row " .. index end
return anim.transition { name = "Fault", menu = { items = rows } }
