// Read-only proxies: a marked userdata in front of a table. Tables inside are read-only as well.
#include <string.h>

#include "clh_internal.h"

typedef struct proxy {
  clh_header header;
  bool strict;
} proxy;

// A proxy keeps its table, and for messages the path it is known by.
enum { TABLE = 1, PATH = 2 };

void clh_freeze(lua_State *L, const char *path) {
  if (lua_type(L, -1) != LUA_TTABLE) return;
  clh_push_slot(L, CLH_SLOT_FROZEN);
  lua_pushvalue(L, -2);
  if (lua_rawget(L, -2) == LUA_TNIL) {
    lua_pop(L, 1);
    proxy *made = clh_new_marked(L, CLH_MARK_FROZEN, sizeof *made, 2);
    made->strict = path != NULL;
    lua_pushvalue(L, -3);
    lua_setiuservalue(L, -2, TABLE);
    lua_pushstring(L, path);
    lua_setiuservalue(L, -2, PATH);
    lua_pushvalue(L, -3);
    lua_pushvalue(L, -2);
    lua_rawset(L, -4);
  }
  lua_replace(L, -3);
  lua_pop(L, 1);
  clh_wipe(L);
}

bool clh_push_thawed(lua_State *L, int index) {
  if (!clh_marked(L, index, CLH_MARK_FROZEN)) return false;
  lua_getiuservalue(L, index, TABLE);
  return true;
}

static int index_missing(lua_State *L, const char *path) {
  if (lua_type(L, 2) != LUA_TSTRING) {
    return clh_error(L, "%s has named fields only, got a %s", path, luaL_typename(L, 2));
  }
  const char *name = lua_tostring(L, 2);
  clh_push_thawed(L, 1);
  clh_push_suggestion(L, lua_gettop(L), name);
  return clh_error(L, "there is no %s.%s\nhint: %s", path, name, lua_tostring(L, -1));
}

// Only the module itself has fields that the host adds when they are asked for.
static bool push_late(lua_State *L, const char *path) {
  if (strcmp(path, CLH_MODULE_PATH) != 0 || lua_type(L, 2) != LUA_TSTRING) return false;
  return clh_push_late_field(L, lua_tostring(L, 2));
}

static const proxy *check_proxy(lua_State *L) {
  const proxy *self = clh_marked(L, 1, CLH_MARK_FROZEN);
  if (!self) clh_error(L, "a table of a module is needed");
  return self;
}

static int index_proxy(lua_State *L) {
  const proxy *self = check_proxy(L);
  const char *path = NULL;
  lua_getiuservalue(L, 1, PATH);
  if (self->strict) path = lua_tostring(L, -1);
  clh_push_thawed(L, 1);
  lua_pushvalue(L, 2);
  // A module's own metatable decides what is missing.
  if (lua_gettable(L, -2) == LUA_TNIL && path && !push_late(L, path)) {
    return index_missing(L, path);
  }
  if (path && lua_type(L, -1) == LUA_TTABLE && lua_type(L, 2) == LUA_TSTRING) {
    path = lua_pushfstring(L, "%s.%s", path, lua_tostring(L, 2));
    lua_pushvalue(L, -2);
  }
  clh_freeze(L, path);
  return clh_return(L, 1);
}

static int refuse_writing(lua_State *L) {
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : luaL_typename(L, 2);
  return clh_error(L, "cannot change '%s': the table is read-only\n"
    "hint: copy what you need into a table of your own", name);
}

static int length(lua_State *L) {
  check_proxy(L);
  clh_push_thawed(L, 1);
  lua_pushinteger(L, (lua_Integer)lua_rawlen(L, -1));
  return clh_return(L, 1);
}

// Calls what the module's own metatable says, with the proxy as its first argument.
static int call(lua_State *L) {
  check_proxy(L);
  clh_push_thawed(L, 1);
  if (luaL_getmetafield(L, -1, "__call") == LUA_TNIL) {
    return clh_error(L, "attempt to call a table value");
  }
  lua_remove(L, -2);
  lua_insert(L, 1);
  clh_wipe(L);
  lua_call(L, lua_gettop(L) - 1, LUA_MULTRET);
  return lua_gettop(L);
}

static int pairs(lua_State *L) {
  check_proxy(L);
  clh_push_thawed(L, 1);
  clh_push_iterator(L, lua_gettop(L), true);
  lua_pushvalue(L, 1);
  lua_pushnil(L);
  return clh_return(L, 3);
}

static int to_text(lua_State *L) {
  lua_pushliteral(L, "table");
  return 1;
}

void clh_open_frozen(lua_State *L) {
  static const luaL_Reg functions[] = {
    {"__index", index_proxy}, {"__newindex", refuse_writing}, {"__len", length},
    {"__call", call}, {"__pairs", pairs}, {"__tostring", to_text}, {NULL, NULL},
  };
  clh_make_mark(L, CLH_MARK_FROZEN, "read-only table", functions);
}
