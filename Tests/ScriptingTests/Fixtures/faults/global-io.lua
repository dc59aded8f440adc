local file = io.open("x")
