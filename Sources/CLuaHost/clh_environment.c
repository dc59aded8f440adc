// What a chunk sees: copies of the library tables, and of each function only a guarded form.
#include <string.h>

#include "clh_internal.h"

// Functions that are safe as they are. What is missing here is missing on purpose.
static const char *const stock_basic[] = {
  "_VERSION", "assert", "error", "ipairs", "pcall", "rawequal", "rawget", "rawlen", "select",
  "tonumber", "xpcall", NULL,
};
static const char *const stock_string[] = {
  "byte", "char", "len", "lower", "reverse", "sub", "upper", NULL,
};
static const char *const stock_table[] = {"pack", NULL};
static const char *const stock_math[] = {
  "abs", "acos", "asin", "atan", "ceil", "cos", "deg", "exp", "floor", "fmod", "huge", "log", "max",
  "maxinteger", "min", "mininteger", "modf", "pi", "rad", "sin", "sqrt", "tan", "tointeger", "type",
  "ult", NULL,
};
static const char *const stock_utf8[] = {"char", "charpattern", NULL};
static const char *const stock_coroutine[] = {"isyieldable", "running", "status", "yield", NULL};

// Copies fields of the stock library below the top to the table at the top.
static void take_stock(lua_State *L, const char *const *names) {
  for (; *names; names++) {
    lua_getfield(L, -2, *names);
    lua_setfield(L, -2, *names);
  }
}

// A guard calls the stock function of its name, which it keeps where no script can reach it.
static void add_guards(lua_State *L, const luaL_Reg *guards) {
  for (; guards->name; guards++) {
    lua_getfield(L, -2, guards->name);
    lua_pushcclosure(L, guards->func, 1);
    lua_setfield(L, -2, guards->name);
  }
}

static void add_library(
  lua_State *L, const char *name, lua_CFunction open, const char *const *stock,
  const luaL_Reg *guards
) {
  lua_pushcfunction(L, open);
  lua_call(L, 0, 1);
  lua_newtable(L);
  take_stock(L, stock);
  add_guards(L, guards);
  lua_setfield(L, 1, name);
  lua_pop(L, 1);
}

// Pushes a copy of the table at the top.
static void copy_table(lua_State *L) {
  lua_newtable(L);
  lua_pushnil(L);
  while (lua_next(L, -3)) {
    lua_pushvalue(L, -2);
    lua_insert(L, -2);
    lua_rawset(L, -4);
  }
}

// `("x"):upper()` looks in a copy of its own, so that no script can change what another calls.
static void seal_strings(lua_State *L) {
  lua_pushliteral(L, "");
  lua_getmetatable(L, -1);
  lua_getfield(L, 1, "string");
  copy_table(L);
  lua_setfield(L, -3, "__index");
  lua_pop(L, 1);
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_pop(L, 2);
}

void clh_open_environment(lua_State *L) {
  lua_settop(L, 0);
  lua_newtable(L);
  add_library(L, "string", luaopen_string, stock_string, clh_string_functions);
  add_library(L, "table", luaopen_table, stock_table, clh_table_functions);
  add_library(L, "math", luaopen_math, stock_math, clh_math_functions);
  add_library(L, "utf8", luaopen_utf8, stock_utf8, clh_utf8_functions);
  add_library(L, "coroutine", luaopen_coroutine, stock_coroutine, clh_coroutine_functions);
  lua_getfield(L, 1, "string");
  luaL_setfuncs(L, clh_pattern_functions, 0);
  lua_pop(L, 1);
  seal_strings(L);
  lua_pushcfunction(L, luaopen_base);
  lua_call(L, 0, 1);
  lua_pushvalue(L, 1);
  take_stock(L, stock_basic);
  luaL_setfuncs(L, clh_basic_functions, 0);
  clh_set_slot(L, CLH_SLOT_TEMPLATE);
  // The stock library put everything into the global table; no script gets that.
  lua_newtable(L);
  lua_rawseti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
  lua_settop(L, 0);
}

void clh_push_environment(lua_State *L, int32_t chunk) {
  clh_push_slot(L, CLH_SLOT_TEMPLATE);
  lua_newtable(L);
  lua_pushnil(L);
  while (lua_next(L, -3)) {
    if (lua_istable(L, -1)) {
      copy_table(L);
      lua_replace(L, -2);
    }
    lua_pushvalue(L, -2);
    lua_insert(L, -2);
    lua_rawset(L, -4);
  }
  lua_remove(L, -2);
  lua_pushvalue(L, -1);
  lua_setfield(L, -2, "_G");
  lua_pushinteger(L, chunk);
  lua_pushcclosure(L, clh_require, 1);
  lua_setfield(L, -2, "require");
  clh_wipe(L);
}
