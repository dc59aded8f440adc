-- die Größe
local größe = 3
