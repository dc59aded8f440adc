-- options: memory 300000
local rows = {}
for index = 1, 1e9 do rows[index] = { index } end
