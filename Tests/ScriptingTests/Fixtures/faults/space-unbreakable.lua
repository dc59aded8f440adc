local size = 3
