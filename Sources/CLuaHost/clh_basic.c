// Basic functions, and texts without addresses.
#include "clh_internal.h"

void clh_push_text(lua_State *L, int index) {
  index = lua_absindex(L, index);
  switch (lua_type(L, index)) {
    case LUA_TSTRING: lua_pushvalue(L, index); return;
    case LUA_TNIL: lua_pushliteral(L, "nil"); return;
    case LUA_TBOOLEAN: lua_pushstring(L, lua_toboolean(L, index) ? "true" : "false"); return;
    case LUA_TNUMBER:
      lua_pushvalue(L, index);
      lua_tolstring(L, -1, NULL);
      return;
    default: break;
  }
  if (!luaL_callmeta(L, index, "__tostring")) {
    // The name of the type only: an address would differ from run to run.
    lua_pushstring(L, luaL_typename(L, index));
  } else if (!lua_isstring(L, -1)) {
    clh_error(L, "'__tostring' must return a string");
  }
  clh_wipe(L);
}

static int to_string(lua_State *L) {
  luaL_checkany(L, 1);
  clh_push_text(L, 1);
  return 1;
}

// A read-only table is a table to its reader.
static int type_name(lua_State *L) {
  luaL_checkany(L, 1);
  lua_pushstring(L, clh_marked(L, 1, CLH_MARK_FROZEN) ? "table" : luaL_typename(L, 1));
  return 1;
}

const luaL_Reg clh_basic_functions[] = {
  {"getmetatable", clh_getmetatable},
  {"next", clh_next},
  {"pairs", clh_pairs},
  {"print", clh_print_values},
  {"setmetatable", clh_setmetatable},
  {"tostring", to_string},
  {"type", type_name},
  {NULL, NULL},
};
