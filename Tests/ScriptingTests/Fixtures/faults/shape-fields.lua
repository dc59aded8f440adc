local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  content = {
    draw = {
      { rect = { x = 8, corner = 12 }, color = "#FFFFFF", stroke = { width = 2 } },
      { text = "Home", lines = 1.5, align = "left", size = 0 },
      { list = { { subtitle = "no title" } }, row_heigth = 44 },
      { bar = { title = "Home", rigth = "search" } },
      "Home",
    },
  },
}
