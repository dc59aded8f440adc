pritn("x")
