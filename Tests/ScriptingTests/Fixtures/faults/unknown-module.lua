local other = require "acme/motion"
