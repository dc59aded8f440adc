local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  scenario = { { at = 0, event = "present", item = "news" } },
}
