// Metatables: what a script sets is a copy that the host makes, without finalizers, weak keys or
// closing values, in which this version of the interpreter has faults.
#include <string.h>

#include "clh_internal.h"

static const char *const allowed_fields[] = {
  "__add", "__sub", "__mul", "__div", "__mod", "__pow", "__unm", "__idiv", "__band", "__bor",
  "__bxor", "__bnot", "__shl", "__shr", "__concat", "__len", "__eq", "__lt", "__le", "__index",
  "__newindex", "__call", "__tostring", "__name", "__pairs", NULL,
};
static const char *const refused_fields[] = {"__gc", "__mode", "__close", "__metatable", NULL};

enum { MOST_COPIES = 4096 };

static void refuse_fields(lua_State *L, int index) {
  for (const char *const *name = refused_fields; *name; name++) {
    lua_pushstring(L, *name);
    if (lua_rawget(L, index) != LUA_TNIL) clh_error(L, "%s is not available", *name);
    lua_pop(L, 1);
  }
}

// Pushes the copy that stands for the script's table; one per table, so that setting the table
// again brings what was changed since to all its objects.
static void push_copy(lua_State *L, int index) {
  clh_state *state = clh_of(L);
  clh_push_slot(L, CLH_SLOT_METATABLES);
  lua_pushvalue(L, index);
  if (lua_rawget(L, -2) == LUA_TNIL) {
    lua_pop(L, 1);
    if (state->copied_metatables++ == MOST_COPIES) {
      // A new metatable for every object: forget the old ones rather than keep them for ever.
      lua_pop(L, 1);
      lua_newtable(L);
      lua_pushvalue(L, -1);
      clh_set_slot(L, CLH_SLOT_METATABLES);
      state->copied_metatables = 1;
    }
    lua_newtable(L);
    lua_pushvalue(L, index);
    lua_pushvalue(L, -2);
    lua_rawset(L, -4);
  }
  lua_remove(L, -2);
}

int clh_setmetatable(lua_State *L) {
  int type = lua_type(L, 2);
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_argexpected(L, type == LUA_TNIL || type == LUA_TTABLE, 2, "nil or table");
  lua_settop(L, 2);
  if (type == LUA_TNIL) {
    lua_setmetatable(L, 1);
    return 1;
  }
  clh_charge(clh_of(L), 16);
  refuse_fields(L, 2);
  push_copy(L, 2);
  for (const char *const *name = allowed_fields; *name; name++) {
    lua_pushstring(L, *name);
    lua_pushvalue(L, -1);
    int value = lua_rawget(L, 2);
    if (value != LUA_TNIL && value != LUA_TFUNCTION && strcmp(*name, "__call") == 0) {
      return clh_error(L, "__call must be a function, got a %s", lua_typename(L, value));
    }
    lua_rawset(L, 3);
  }
  lua_pushliteral(L, "__metatable");
  lua_pushvalue(L, 2);
  lua_rawset(L, 3);
  clh_attach_metatable(L, 1);
  lua_settop(L, 1);
  return clh_return(L, 1);
}

// Never the metatable itself: the script's own table for a copy, false for what the host made.
int clh_getmetatable(lua_State *L) {
  luaL_checkany(L, 1);
  if (luaL_getmetafield(L, 1, "__metatable") == LUA_TNIL) lua_pushnil(L);
  return clh_return(L, 1);
}
