local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  menu = {
    timing = anim.ease {
      duration = 0.3,
      curve = function(t)
        local missing
        return t + missing.amount
      end,
    },
  },
}
