// Lengths: formulas over the measures of container and layer, with the arithmetic that keeps them formulas.
#include <math.h>
#include <string.h>

#include "clh_internal.h"

// What a length may be a multiple of, in the order of its parts behind the constant.
static const struct {
  clh_mark owner;
  const char *name;
} measures[CLH_MEASURES] = {
  {CLH_MARK_CONTAINER, "width"}, {CLH_MARK_CONTAINER, "height"},
  {CLH_MARK_CONTAINER, "safe_top"}, {CLH_MARK_CONTAINER, "safe_bottom"},
  {CLH_MARK_CONTAINER, "safe_left"}, {CLH_MARK_CONTAINER, "safe_right"},
  {CLH_MARK_LAYER, "width"}, {CLH_MARK_LAYER, "height"},
};

static const char *owner_name(clh_mark owner) {
  return owner == CLH_MARK_LAYER ? "layer" : "container";
}

void clh_push_length(lua_State *L, const double *parts) {
  for (int part = 0; part < CLH_LENGTH_PARTS; part++) {
    if (!isfinite(parts[part])) clh_error(L, "the result is not a finite length");
  }
  clh_length *length = clh_new_marked(L, CLH_MARK_LENGTH, sizeof *length, 0);
  memcpy(length->parts, parts, sizeof length->parts);
}

// A metamethod is never called by name, but it must bear whatever it is called with.
static const clh_length *check_length(lua_State *L, int index) {
  const clh_length *length = clh_marked(L, index, CLH_MARK_LENGTH);
  if (!length) clh_error(L, "a length is needed");
  return length;
}

static const char *type_name(lua_State *L, int index) {
  if (clh_marked(L, index, CLH_MARK_LENGTH)) return "a length";
  if (clh_marked(L, index, CLH_MARK_CONTAINER)) return "the container itself";
  if (clh_marked(L, index, CLH_MARK_LAYER)) return "the layer itself";
  if (lua_isnil(L, index)) return "nil";
  return lua_pushfstring(L, "a %s", luaL_typename(L, index));
}

// Reads a length or a number of points.
static bool read(lua_State *L, int index, double *parts) {
  const clh_length *length = clh_marked(L, index, CLH_MARK_LENGTH);
  if (length) {
    memcpy(parts, length->parts, sizeof length->parts);
    return true;
  }
  if (lua_type(L, index) != LUA_TNUMBER) return false;
  memset(parts, 0, CLH_LENGTH_PARTS * sizeof *parts);
  parts[0] = lua_tonumber(L, index);
  return true;
}

static int combine(lua_State *L, double sign, const char *verb) {
  double left[CLH_LENGTH_PARTS], right[CLH_LENGTH_PARTS];
  for (int index = 1; index <= 2; index++) {
    if (read(L, index, index == 1 ? left : right)) continue;
    return clh_error(L, "cannot %s %s\nhint: a length is combined with a length or a number", verb,
      type_name(L, index));
  }
  for (int part = 0; part < CLH_LENGTH_PARTS; part++) left[part] += sign * right[part];
  clh_push_length(L, left);
  return 1;
}

static int add(lua_State *L) { return combine(L, 1, "add a length and"); }

static int subtract(lua_State *L) { return combine(L, -1, "subtract with a length and"); }

static int negate(lua_State *L) {
  const clh_length *length = check_length(L, 1);
  double parts[CLH_LENGTH_PARTS];
  for (int part = 0; part < CLH_LENGTH_PARTS; part++) parts[part] = -length->parts[part];
  clh_push_length(L, parts);
  return 1;
}

static int scale(lua_State *L, const clh_length *length, double factor) {
  double parts[CLH_LENGTH_PARTS];
  for (int part = 0; part < CLH_LENGTH_PARTS; part++) parts[part] = length->parts[part] * factor;
  clh_push_length(L, parts);
  return 1;
}

static int multiply(lua_State *L) {
  int at = clh_marked(L, 1, CLH_MARK_LENGTH) ? 1 : 2;
  const clh_length *length = check_length(L, at);
  if (lua_type(L, 3 - at) != LUA_TNUMBER) {
    return clh_error(L, "cannot multiply a length by %s\nhint: multiply it by a number",
      type_name(L, 3 - at));
  }
  return scale(L, length, lua_tonumber(L, 3 - at));
}

static int divide(lua_State *L) {
  const clh_length *length = clh_marked(L, 1, CLH_MARK_LENGTH);
  if (!length || lua_type(L, 2) != LUA_TNUMBER) {
    const char *left = type_name(L, 1);
    return clh_error(L, "cannot divide %s by %s\nhint: divide a length by a number", left,
      type_name(L, 2));
  }
  double divisor = lua_tonumber(L, 2);
  if (divisor == 0) return clh_error(L, "cannot divide a length by 0");
  double parts[CLH_LENGTH_PARTS];
  for (int part = 0; part < CLH_LENGTH_PARTS; part++) parts[part] = length->parts[part] / divisor;
  clh_push_length(L, parts);
  return 1;
}

static int equal(lua_State *L) {
  const clh_length *left = clh_marked(L, 1, CLH_MARK_LENGTH);
  const clh_length *right = clh_marked(L, 2, CLH_MARK_LENGTH);
  bool same = left && right;
  for (int part = 0; same && part < CLH_LENGTH_PARTS; part++) same = left->parts[part] == right->parts[part];
  lua_pushboolean(L, same);
  return 1;
}

static int refuse_comparison(lua_State *L) {
  return clh_error(L, "lengths cannot be compared: the container's size is not known yet\n"
    "hint: compare numbers, and use the formula for the result");
}

static int refuse_text(lua_State *L) {
  return clh_error(L, "a length cannot be joined with a text\nhint: use tostring(length)");
}

static int refuse_operation(lua_State *L) {
  return clh_error(L, "a length has no such operation\n"
    "hint: a length takes +, -, and * or / by a number");
}

static int refuse_field(lua_State *L) {
  return clh_error(L, "a length has no fields: its value is known when a device is chosen");
}

static void add_term(luaL_Buffer *buffer, bool first, double factor, int part) {
  char text[80];
  const char *sign = factor < 0 ? (first ? "-" : " - ") : (first ? "" : " + ");
  double size = fabs(factor);
  if (part == 0) {
    snprintf(text, sizeof text, "%s%.14g", sign, size);
  } else {
    const char *owner = owner_name(measures[part - 1].owner), *name = measures[part - 1].name;
    if (size == 1) snprintf(text, sizeof text, "%s%s.%s", sign, owner, name);
    else snprintf(text, sizeof text, "%s%.14g * %s.%s", sign, size, owner, name);
  }
  luaL_addstring(buffer, text);
}

static int to_text(lua_State *L) {
  const clh_length *length = check_length(L, 1);
  luaL_Buffer buffer;
  bool first = true;
  luaL_buffinit(L, &buffer);
  for (int part = 1; part < CLH_LENGTH_PARTS; part++) {
    if (length->parts[part] == 0) continue;
    add_term(&buffer, first, length->parts[part], part);
    first = false;
  }
  if (first || length->parts[0] != 0) add_term(&buffer, first, length->parts[0], 0);
  luaL_pushresult(&buffer);
  return 1;
}

static clh_mark check_owner(lua_State *L) {
  if (clh_marked(L, 1, CLH_MARK_LAYER)) return CLH_MARK_LAYER;
  if (!clh_marked(L, 1, CLH_MARK_CONTAINER)) clh_error(L, "the container is needed");
  return CLH_MARK_CONTAINER;
}

static int measure_field(lua_State *L) {
  clh_mark owner = check_owner(L);
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "";
  double parts[CLH_LENGTH_PARTS] = {0};
  for (int measure = 0; measure < CLH_MEASURES; measure++) {
    if (measures[measure].owner != owner || strcmp(name, measures[measure].name) != 0) continue;
    parts[measure + 1] = 1;
    clh_push_length(L, parts);
    return 1;
  }
  lua_newtable(L);
  for (int measure = 0; measure < CLH_MEASURES; measure++) {
    if (measures[measure].owner != owner) continue;
    lua_pushboolean(L, true);
    lua_setfield(L, -2, measures[measure].name);
  }
  clh_push_suggestion(L, lua_gettop(L), name);
  return clh_error(L, "the %s has no field '%s'\nhint: %s", owner_name(owner), name,
    lua_tostring(L, -1));
}

static int refuse_writing(lua_State *L) {
  if (check_owner(L) == CLH_MARK_LAYER) {
    return clh_error(L, "the layer cannot be changed: its frame decides its size");
  }
  return clh_error(L, "the container cannot be changed: the device decides its size");
}

static int owner_text(lua_State *L) {
  lua_pushstring(L, owner_name(check_owner(L)));
  return 1;
}

static void add_owner(lua_State *L, clh_mark owner) {
  static const luaL_Reg functions[] = {
    {"__index", measure_field}, {"__newindex", refuse_writing}, {"__tostring", owner_text},
    {NULL, NULL},
  };
  clh_make_mark(L, owner, owner_name(owner), functions);
  clh_push_slot(L, CLH_SLOT_MODULE);
  clh_new_marked(L, owner, sizeof(clh_header), 0);
  lua_setfield(L, -2, owner_name(owner));
  lua_pop(L, 1);
}

void clh_open_lengths(lua_State *L) {
  static const luaL_Reg length_functions[] = {
    {"__add", add}, {"__sub", subtract}, {"__mul", multiply}, {"__div", divide},
    {"__unm", negate}, {"__eq", equal}, {"__lt", refuse_comparison}, {"__le", refuse_comparison},
    {"__concat", refuse_text}, {"__mod", refuse_operation}, {"__pow", refuse_operation},
    {"__idiv", refuse_operation}, {"__index", refuse_field}, {"__newindex", refuse_field},
    {"__tostring", to_text}, {NULL, NULL},
  };
  clh_make_mark(L, CLH_MARK_LENGTH, "length", length_functions);
  add_owner(L, CLH_MARK_CONTAINER);
  add_owner(L, CLH_MARK_LAYER);
}
