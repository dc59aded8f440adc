local name = "Menu
return name
