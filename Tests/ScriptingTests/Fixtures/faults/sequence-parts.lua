local anim = require "animscript"
return anim.sequence {
  anim.transition { name = "One" },
  { name = "Two" },
  anim.spring { duration = 1 },
  loop = true,
}
