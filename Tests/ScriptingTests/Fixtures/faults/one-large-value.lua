local text = "x"
for _ = 1, 30 do text = text .. text end
