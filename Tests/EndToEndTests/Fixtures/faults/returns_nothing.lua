local anim = require "animscript"
