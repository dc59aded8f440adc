local anim = require "animscript"

local function rows()
  local list = {}
  list[1] = { title = 7 }
  return list
end

return anim.transition {
  name = "Fault",
  menu = { items = rows() },
}
