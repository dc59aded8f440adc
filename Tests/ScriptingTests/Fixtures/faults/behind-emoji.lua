local anim = require "animscript"

return anim.transition {
  name = "Emoji 😀 and 漢字", menu = { fil = "#112233" },
}
