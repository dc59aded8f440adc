local y = height() - 3
