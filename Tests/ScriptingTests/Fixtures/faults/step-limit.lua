-- options: steps 10000
local count = 0
while true do count = count + 1 end
