local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  menu = { items = { "Home", "News" } },
  scenario = {
    { at = 0.0, event = "present" },
    { at = 1.0, event = "choose", item = "nwes" },
  },
}
