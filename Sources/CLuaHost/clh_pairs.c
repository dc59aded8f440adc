// Traversal in an order that is the same in every run.
#include "clh_internal.h"

typedef struct traversal {
  /// Keys in order without the list, how many of them come before it, and the list's length.
  lua_Integer keys, before, list;
  lua_Integer position;
  bool frozen;
} traversal;

static int refuse_key(lua_State *L, int type) {
  const char *name = type == LUA_TNUMBER ? "fraction" : lua_typename(L, type);
  return clh_error(L, "a key of this table is a %s, which has no order\n"
    "hint: use integers and strings as keys, so that every run visits them alike", name);
}

// Pushes the key at a position of the traversal.
static void push_key_at(lua_State *L, const traversal *t, lua_Integer position) {
  if (position >= t->before && position < t->before + t->list) {
    lua_pushinteger(L, position - t->before + 1);
    return;
  }
  lua_Integer index = position < t->before ? position : position - t->list;
  lua_rawgeti(L, lua_upvalueindex(3), index + 1);
}

static int advance(lua_State *L) {
  traversal *t = lua_touserdata(L, lua_upvalueindex(1));
  while (t->position < t->keys + t->list) {
    push_key_at(L, t, t->position++);
    lua_pushvalue(L, -1);
    // What was removed on the way is not visited.
    if (lua_rawget(L, lua_upvalueindex(2)) != LUA_TNIL) {
      if (!t->frozen) return 2;
      clh_freeze(L, NULL);
      return clh_return(L, 2);
    }
    lua_pop(L, 2);
  }
  lua_pushnil(L);
  return 1;
}

void clh_push_iterator(lua_State *L, int table, bool frozen) {
  table = lua_absindex(L, table);
  traversal *t = lua_newuserdatauv(L, sizeof *t, 0);
  *t = (traversal){.list = clh_list_length(L, table), .frozen = frozen};
  clh_key *keys;
  int bad_type;
  lua_pushvalue(L, table);
  t->keys = clh_sorted_keys(L, table, t->list, &keys, &bad_type);
  if (t->keys < 0) {
    refuse_key(L, bad_type);
    return;
  }
  if (t->keys == 0) {
    lua_pushnil(L);
  } else {
    lua_createtable(L, (int)t->keys, 0);
    for (lua_Integer index = 0; index < t->keys; index++) {
      if (!keys[index].text && keys[index].integer < 1) t->before++;
      clh_push_key(L, &keys[index]);
      lua_rawseti(L, -2, index + 1);
    }
  }
  lua_remove(L, -2);
  lua_pushcclosure(L, advance, 3);
}

int clh_pairs(lua_State *L) {
  luaL_checkany(L, 1);
  if (lua_type(L, 1) > LUA_TSTRING && luaL_getmetafield(L, 1, "__pairs") != LUA_TNIL) {
    clh_wipe(L);
    lua_pushvalue(L, 1);
    lua_call(L, 1, 3);
    return 3;
  }
  luaL_checktype(L, 1, LUA_TTABLE);
  clh_push_iterator(L, 1, false);
  lua_pushvalue(L, 1);
  lua_pushnil(L);
  return 3;
}

// Finds the key that follows `after` in the order, or the first; false when there is none.
static bool find_next(lua_State *L, const clh_key *after, clh_key *best) {
  uint64_t seen = 0;
  bool found = false;
  lua_pushnil(L);
  while (lua_next(L, 1)) {
    clh_key key;
    lua_pop(L, 1);
    seen++;
    if (!clh_read_key(L, -1, &key)) {
      int type = lua_type(L, -1);
      refuse_key(L, type);
    }
    if (after && clh_compare_keys(&key, after) <= 0) continue;
    if (found && clh_compare_keys(&key, best) >= 0) continue;
    *best = key;
    found = true;
  }
  clh_charge(clh_of(L), seen);
  return found;
}

// Pushes the key after the one at 2, and its value, for the table at 1; or nil.
static int push_next(lua_State *L) {
  clh_key after, best;
  bool first = lua_isnil(L, 2);
  if (!first && !clh_read_key(L, 2, &after)) return refuse_key(L, lua_type(L, 2));
  // In a list the next key is known without a search.
  if (!first && !after.text && after.integer < LUA_MAXINTEGER) {
    if (lua_rawgeti(L, 1, after.integer + 1) != LUA_TNIL) {
      lua_pushinteger(L, after.integer + 1);
      lua_insert(L, -2);
      return 2;
    }
    lua_pop(L, 1);
  }
  if (!find_next(L, first ? NULL : &after, &best)) {
    lua_pushnil(L);
    return 1;
  }
  clh_push_key(L, &best);
  lua_pushvalue(L, -1);
  lua_rawget(L, 1);
  return 2;
}

int clh_next(lua_State *L) {
  lua_settop(L, 2);
  bool is_proxy = clh_push_thawed(L, 1);
  if (is_proxy) lua_replace(L, 1);
  luaL_checktype(L, 1, LUA_TTABLE);
  int results = push_next(L);
  if (!is_proxy) return results;
  clh_freeze(L, NULL);
  return clh_return(L, results);
}
