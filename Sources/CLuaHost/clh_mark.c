// Marks: what carries one was made by the host, for no script can write a userdata.
#include <stdarg.h>

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
  lua_rawsetp(L, LUA_REGISTRYINDEX, &mark_keys[mark]);
}

void clh_attach_metatable(lua_State *L, int index) {
  // A finalizer runs where no limit reaches, and Lua looks for one only here.
  index = lua_absindex(L, index);
  lua_pushliteral(L, "__gc");
  lua_pushnil(L);
  lua_rawset(L, -3);
  lua_setmetatable(L, index);
  clh_wipe(L);
}

void *clh_new_marked(lua_State *L, clh_mark mark, size_t size, int values) {
  clh_header *header = lua_newuserdatauv(L, size, values);
  *header = (clh_header){.owner = clh_of(L), .mark = mark};
  lua_rawgetp(L, LUA_REGISTRYINDEX, &mark_keys[mark]);
  clh_attach_metatable(L, -2);
  return header;
}

void *clh_marked(lua_State *L, int index, clh_mark mark) {
  if (lua_type(L, index) != LUA_TUSERDATA || lua_rawlen(L, index) < sizeof(clh_header)) return NULL;
  clh_header *header = lua_touserdata(L, index);
  return header->owner == clh_of(L) && header->mark == mark ? header : NULL;
}

// What an unfinished frame of C may still use.
enum { FREE_SLOTS = 4 };

void clh_wipe(lua_State *L) {
  int top = lua_gettop(L);
  luaL_checkstack(L, FREE_SLOTS, NULL);
  lua_settop(L, top + FREE_SLOTS);
  lua_settop(L, top);
}

int clh_return(lua_State *L, int results) {
  int top = lua_gettop(L);
  lua_rotate(L, 1, results);
  lua_settop(L, results);
  lua_settop(L, top > LUA_MINSTACK ? top : LUA_MINSTACK);
  lua_settop(L, results);
  return results;
}

int clh_error(lua_State *L, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  luaL_where(L, 1);
  lua_pushvfstring(L, format, arguments);
  va_end(arguments);
  lua_concat(L, 2);
  clh_return(L, 1);
  return lua_error(L);
}
