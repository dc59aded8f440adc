// The nearest known name for an unknown one.
#include <string.h>

#include "clh_internal.h"

enum { MOST = 40 };

static size_t least(size_t a, size_t b) { return a < b ? a : b; }

// Edits, with two neighbours swapped as one.
static size_t distance(const char *a, const char *b) {
  size_t rows[3][MOST + 1];
  size_t length_a = strlen(a), length_b = strlen(b);
  if (length_a > MOST || length_b > MOST) return MOST;
  for (size_t j = 0; j <= length_b; j++) rows[0][j] = j;
  for (size_t i = 1; i <= length_a; i++) {
    size_t *row = rows[i % 3], *before = rows[(i + 2) % 3], *earlier = rows[(i + 1) % 3];
    row[0] = i;
    for (size_t j = 1; j <= length_b; j++) {
      row[j] = least(least(before[j], row[j - 1]) + 1, before[j - 1] + (a[i - 1] != b[j - 1]));
      bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped) row[j] = least(row[j], earlier[j - 2] + 1);
    }
  }
  return rows[length_a % 3][length_b];
}

static void list_names(lua_State *L, int table) {
  clh_key *keys;
  int bad_type;
  lua_Integer count = clh_sorted_keys(L, table, clh_list_length(L, table), &keys, &bad_type);
  luaL_Buffer buffer;
  luaL_buffinit(L, &buffer);
  luaL_addstring(&buffer, "there is ");
  for (lua_Integer index = 0; index < count; index++) {
    if (!keys[index].text) continue;
    if (index > 0) luaL_addstring(&buffer, index + 1 == count ? " and " : ", ");
    luaL_addlstring(&buffer, keys[index].text, keys[index].length);
  }
  luaL_pushresult(&buffer);
}

void clh_push_suggestion(lua_State *L, int table, const char *name) {
  size_t best = 3;
  lua_pushnil(L);
  int found = lua_gettop(L);
  clh_key *keys;
  int bad_type;
  lua_Integer count = clh_sorted_keys(L, table, clh_list_length(L, table), &keys, &bad_type);
  for (lua_Integer index = 0; index < count; index++) {
    if (!keys[index].text) continue;
    size_t edits = distance(name, keys[index].text);
    if (edits >= best || edits * 3 > strlen(keys[index].text)) continue;
    best = edits;
    clh_push_key(L, &keys[index]);
    lua_replace(L, found);
  }
  if (lua_isnil(L, found)) list_names(L, table);
  else lua_pushfstring(L, "did you mean '%s'?", lua_tostring(L, found));
  lua_replace(L, found);
  lua_settop(L, found);
}
