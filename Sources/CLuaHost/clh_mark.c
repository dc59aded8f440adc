// Marks: metatables that only the host sets, so that a script cannot forge what carries them.
#include "clh_internal.h"

static const char mark_keys[CLH_MARKS];

void clh_make_mark(lua_State *L, clh_mark mark, const char *name, const luaL_Reg *functions) {
  lua_newtable(L);
  luaL_setfuncs(L, functions, 0);
  // What Lua calls the type in messages; and `getmetatable` answers false.
  lua_pushstring(L, name);
  lua_setfield(L, -2, "__name");
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  clh_of(L)->marks[mark] = lua_topointer(L, -1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &mark_keys[mark]);
}

void clh_set_mark(lua_State *L, clh_mark mark) {
  lua_rawgetp(L, LUA_REGISTRYINDEX, &mark_keys[mark]);
  lua_setmetatable(L, -2);
}

void *clh_marked(lua_State *L, int index, clh_mark mark) {
  if (lua_type(L, index) != LUA_TUSERDATA || !lua_getmetatable(L, index)) return NULL;
  bool same = lua_topointer(L, -1) == clh_of(L)->marks[mark];
  lua_pop(L, 1);
  return same ? lua_touserdata(L, index) : NULL;
}
