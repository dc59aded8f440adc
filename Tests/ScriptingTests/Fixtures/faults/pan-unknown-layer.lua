local anim = require "animscript"
local container = anim.container
local drag = anim.pan {
  on = "sheet", axis = "verticle", distance = 300, finish = { progres = 0.5 },
}

return anim.transition {
  name = "Fault",
  interactive = { dismiss = drag },
}
