return require "animscript"
