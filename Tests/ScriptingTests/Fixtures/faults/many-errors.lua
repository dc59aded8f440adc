local anim = require "animscript"
local container = anim.container

return anim.transition {
  name = "Fault",
  content = {
    presented = {
      field_01 = 1,
      field_02 = 1,
      field_03 = 1,
      field_04 = 1,
      field_05 = 1,
      field_06 = 1,
      field_07 = 1,
      field_08 = 1,
      field_09 = 1,
      field_10 = 1,
      field_11 = 1,
      field_12 = 1,
      field_13 = 1,
      field_14 = 1,
      field_15 = 1,
      field_16 = 1,
      field_17 = 1,
      field_18 = 1,
      field_19 = 1,
      field_20 = 1,
      field_21 = 1,
      field_22 = 1,
      field_23 = 1,
    },
  },
}
