-- The slide-down menu with everything of its own: an easing, an offset that minds the home
-- indicator, rows that arrive one after the other, and a title that the choice brings back.
local anim = require "animscript"

local container = anim.container
local set = anim.parameters { visible = 150 } -- --set visible=200 leaves more of the content

--- Passes the target by about 5 % and comes back.
local function soft_landing(t)
  local s, p = 1.2, t - 1
  return p * p * ((s + 1) * p + s) + 1
end

return anim.transition {
  name = "Slide-down menu, complete",
  timing = anim.spring { damping_ratio = 0.8, initial_velocity = 0.8, duration = 0.5 },

  content = {
    data = { section = "home", title = "Home" },
    presented = {
      y = container.height - container.safe_bottom - set.visible,
      scale = 0.96,
      corner_radius = 16,
      dim = 0.35,
      shadow = { radius = 24, opacity = 0.3, y = -4 },
    },
  },

  menu = {
    fill = "#1C1B2E",
    dismissed = { y = -container.height },
    timing = anim.ease { curve = soft_landing, duration = 0.45 },
    overshoot = "extend",
    items = {
      { id = "home", title = "Home", icon = "house" },
      { id = "news", title = "News", icon = "newspaper" },
      { id = "tech", title = "Tech", icon = "cpu" },
    },
    item = { dismissed = { y = -12, opacity = 0 }, stagger = 0.04 },
  },

  dismiss = {
    tap = "content",
    timing = anim.ease { curve = "in_out_cubic", duration = 0.3 },
  },

  prepare = function(content)
    return { selected = content.section }
  end,
  unwind = function(menu)
    return { section = menu.chosen.id, title = menu.chosen.title }
  end,
  on_complete = function(outcome, direction)
    print(direction .. " " .. outcome)
  end,

  scenario = {
    { at = 0.0, event = "present" },
    { at = 1.2, event = "choose", item = "news" },
    { at = 2.0, event = "present" },
    { at = 3.0, event = "tap", on = "content" },
  },
}
