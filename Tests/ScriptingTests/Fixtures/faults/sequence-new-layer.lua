local anim = require "animscript"

local function step(name, layer)
  return anim.transition {
    name = name,
    layers = { { name = layer, frame = { width = 10, height = 10 } } },
  }
end

return anim.sequence { step("One", "badge"), step("Two", "bagde") }
