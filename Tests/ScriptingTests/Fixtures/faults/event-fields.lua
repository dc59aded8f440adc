local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  scenario = {
    { at = 0, event = "touch", on = "content" },
    { at = 1, event = "rotate", width = 852 },
    { at = 2, event = "escpae" },
    { at = 3, event = "cancel", item = "home" },
  },
}
