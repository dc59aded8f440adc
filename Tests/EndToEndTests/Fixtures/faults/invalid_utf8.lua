local name = "café"
return name
