local anim = require "animscrpt"
