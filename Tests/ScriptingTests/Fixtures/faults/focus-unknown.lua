local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  menu = { items = { "Home", "News" } },
  accessibility = {
    modal = "meun",
    focus = { presented = "menu.hoem", dismissed = "content.button" },
    labels = { contents = "Close menu" },
    announce = { presented = "" },
  },
}
