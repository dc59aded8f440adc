local wide = true
if wide = true then print(1) end
