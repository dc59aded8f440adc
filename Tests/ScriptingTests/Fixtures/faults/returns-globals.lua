return _G
