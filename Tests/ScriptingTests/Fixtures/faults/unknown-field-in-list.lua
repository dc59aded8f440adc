local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  menu = {
    items = {
      "Home",
      { title = "News", "news" },
      { titel = "Tech" },
    },
  },
}
