local anim = require "animscript"
local sizes = { menu = 150 }
local y = sizes.content + 1
