// The order of a table's keys: the list 1, 2, 3 …, other integers ascending, then texts by bytes.
#include <stdlib.h>
#include <string.h>

#include "clh_internal.h"

int clh_compare_keys(const void *left, const void *right) {
  const clh_key *a = left, *b = right;
  if (!a->text || !b->text) {
    if (a->text || b->text) return a->text ? 1 : -1;
    return (a->integer > b->integer) - (a->integer < b->integer);
  }
  size_t shared = a->length < b->length ? a->length : b->length;
  int order = memcmp(a->text, b->text, shared);
  if (order != 0) return order;
  return (a->length > b->length) - (a->length < b->length);
}

lua_Integer clh_list_length(lua_State *L, int index) {
  lua_Integer length = 0;
  while (lua_rawgeti(L, index, length + 1) != LUA_TNIL) {
    lua_pop(L, 1);
    length++;
  }
  lua_pop(L, 1);
  clh_charge(clh_of(L), (uint64_t)length / 4);
  return length;
}

// The key itself is not converted, for that would confuse a traversal.
bool clh_read_key(lua_State *L, int index, clh_key *key) {
  *key = (clh_key){0};
  if (lua_type(L, index) == LUA_TSTRING) {
    key->text = lua_tolstring(L, index, &key->length);
    return true;
  }
  if (!lua_isinteger(L, index)) return false;
  key->integer = lua_tointeger(L, index);
  return true;
}

static bool is_in_list(const clh_key *key, lua_Integer list) {
  return !key->text && key->integer >= 1 && key->integer <= list;
}

// Counts the keys beyond the list; with `keys`, notes them too.
static lua_Integer visit(
  lua_State *L, int index, lua_Integer list, clh_key *keys, int *bad_type
) {
  lua_Integer count = 0, seen = 0;
  lua_pushnil(L);
  while (lua_next(L, index)) {
    lua_pop(L, 1);
    seen++;
    clh_key key;
    if (!clh_read_key(L, -1, &key)) {
      *bad_type = lua_type(L, -1);
      lua_pop(L, 1);
      return -1;
    }
    if (is_in_list(&key, list)) continue;
    if (keys) keys[count] = key;
    count++;
  }
  clh_charge(clh_of(L), (uint64_t)seen);
  return count;
}

static uint64_t sorting_price(lua_Integer count) {
  uint64_t price = (uint64_t)count;
  for (lua_Integer rest = count; rest > 1; rest /= 2) price += (uint64_t)count;
  return price / 4;
}

lua_Integer clh_sorted_keys(
  lua_State *L, int index, lua_Integer list, clh_key **keys, int *bad_type
) {
  index = lua_absindex(L, index);
  lua_Integer count = visit(L, index, list, NULL, bad_type);
  if (count < 0) return count;
  clh_charge(clh_of(L), sorting_price(count));
  *keys = lua_newuserdatauv(L, (size_t)count * sizeof **keys, 0);
  if (count > 0) visit(L, index, list, *keys, bad_type);
  qsort(*keys, (size_t)count, sizeof **keys, clh_compare_keys);
  return count;
}

void clh_push_key(lua_State *L, const clh_key *key) {
  if (key->text) lua_pushlstring(L, key->text, key->length);
  else lua_pushinteger(L, key->integer);
}
