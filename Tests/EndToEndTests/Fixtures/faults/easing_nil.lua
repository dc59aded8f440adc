local anim = require "animscript"

return anim.transition {
  name = "Fault",
  timing = anim.ease {
    curve = function(t)
      if t > 0.4 and t < 0.6 then return nil end
      return t
    end,
    duration = 0.3,
  },
}
