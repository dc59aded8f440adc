local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  interactive = {
    present = anim.pan { on = "content", distance = container.height - container.height },
    dismiss = anim.pan { on = "content" },
  },
}
