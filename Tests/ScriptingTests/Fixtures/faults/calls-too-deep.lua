local function down(text)
  return (text:gsub(".", down))
end
down("x")
