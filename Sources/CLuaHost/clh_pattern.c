// The four string functions that take patterns.
#include <string.h>

#include "clh_match.h"

static size_t start_position(lua_Integer position, size_t length) {
  if (position > 0) return (size_t)position;
  if (position == 0 || position < -(lua_Integer)length) return 1;
  return length + (size_t)position + 1;
}

static bool is_plain(const char *pattern, size_t length) {
  for (size_t index = 0; index < length; index++) {
    if (pattern[index] && strchr("^$*+?.([%-", pattern[index])) return false;
  }
  return true;
}

// The first place of a text in another, or NULL.
static const char *search(
  clh_state *state, const char *text, size_t length, const char *wanted, size_t wanted_length
) {
  if (wanted_length == 0) return text;
  while (length >= wanted_length) {
    const char *first = memchr(text, wanted[0], length - wanted_length + 1);
    if (!first) return NULL;
    clh_charge(state, 1 + wanted_length / 64 + (uint64_t)(first - text) / 64);
    if (memcmp(first, wanted, wanted_length) == 0) return first;
    length -= (size_t)(first + 1 - text);
    text = first + 1;
  }
  return NULL;
}

static int find_plain(
  lua_State *L, const char *text, size_t length, const char *wanted, size_t wanted_length,
  size_t start
) {
  const char *place = search(
    clh_of(L), text + start - 1, length - start + 1, wanted, wanted_length);
  if (!place) {
    lua_pushnil(L);
    return 1;
  }
  lua_pushinteger(L, place - text + 1);
  lua_pushinteger(L, place - text + (lua_Integer)wanted_length);
  return 2;
}

static int find_or_match(lua_State *L, bool find) {
  size_t length, pattern_length;
  const char *text = luaL_checklstring(L, 1, &length);
  const char *pattern = luaL_checklstring(L, 2, &pattern_length);
  size_t start = start_position(luaL_optinteger(L, 3, 1), length);
  if (start > length + 1) {
    lua_pushnil(L);
    return 1;
  }
  if (find && (lua_toboolean(L, 4) || is_plain(pattern, pattern_length))) {
    return find_plain(L, text, length, pattern, pattern_length, start);
  }
  clh_match m;
  bool anchored = pattern_length > 0 && *pattern == '^';
  clh_match_begin(&m, L, text, length, pattern, pattern_length);
  const char *place = text + start - 1;
  do {
    const char *end = clh_match_at(&m, place, pattern + anchored);
    if (!end) continue;
    if (!find) return clh_push_captures(&m, place, end);
    lua_pushinteger(L, place - text + 1);
    lua_pushinteger(L, end - text);
    return clh_push_captures(&m, NULL, NULL) + 2;
  } while (place++ < m.text_end && !anchored);
  lua_pushnil(L);
  return 1;
}

static int find(lua_State *L) { return find_or_match(L, true); }

static int match(lua_State *L) { return find_or_match(L, false); }

// MARK: gmatch

typedef struct matches {
  clh_match match;
  const char *pattern, *next, *last_end;
} matches;

static int next_match(lua_State *L) {
  matches *all = lua_touserdata(L, lua_upvalueindex(3));
  all->match.L = L;
  for (; all->next <= all->match.text_end; all->next++) {
    const char *end = clh_match_at(&all->match, all->next, all->pattern);
    if (!end || end == all->last_end) continue;
    const char *start = all->next;
    all->next = all->last_end = end;
    return clh_push_captures(&all->match, start, end);
  }
  return 0;
}

static int gmatch(lua_State *L) {
  size_t length, pattern_length;
  const char *text = luaL_checklstring(L, 1, &length);
  const char *pattern = luaL_checklstring(L, 2, &pattern_length);
  size_t start = start_position(luaL_optinteger(L, 3, 1), length);
  if (start > length + 1) start = length + 2;
  // The closure keeps the two texts alive.
  lua_settop(L, 2);
  matches *all = lua_newuserdatauv(L, sizeof *all, 0);
  clh_match_begin(&all->match, L, text, length, pattern, pattern_length);
  all->pattern = pattern;
  all->next = text + start - 1;
  all->last_end = NULL;
  lua_pushcclosure(L, next_match, 3);
  return 1;
}

// MARK: gsub

enum { REPLACEMENT = 3 };

static void add_template(clh_match *m, luaL_Buffer *buffer, const char *start, const char *end) {
  lua_State *L = m->L;
  size_t length;
  const char *text = lua_tolstring(L, REPLACEMENT, &length);
  const char *text_end = text + length;
  while (text < text_end) {
    const char *escape = memchr(text, '%', (size_t)(text_end - text));
    luaL_addlstring(buffer, text, (size_t)((escape ? escape : text_end) - text));
    if (!escape) return;
    char what = escape[1];
    if (what == '%') {
      luaL_addchar(buffer, '%');
    } else if (what == '0') {
      luaL_addlstring(buffer, start, (size_t)(end - start));
    } else if (what >= '1' && what <= '9') {
      clh_push_capture(m, what - '1', start, end);
      luaL_tolstring(L, -1, NULL);
      lua_remove(L, -2);
      luaL_addvalue(buffer);
    } else {
      luaL_error(L, "invalid use of '%%' in replacement string");
    }
    text = escape + 2;
  }
}

// Adds what stands for one match. Returns whether it differs from the match.
static bool add_replacement(
  clh_match *m, luaL_Buffer *buffer, const char *start, const char *end, int type
) {
  lua_State *L = m->L;
  if (type == LUA_TFUNCTION) {
    lua_pushvalue(L, REPLACEMENT);
    lua_call(L, clh_push_captures(m, start, end), 1);
  } else if (type == LUA_TTABLE) {
    clh_push_capture(m, 0, start, end);
    lua_gettable(L, REPLACEMENT);
  } else {
    add_template(m, buffer, start, end);
    return true;
  }
  if (!lua_toboolean(L, -1)) {
    lua_pop(L, 1);
    luaL_addlstring(buffer, start, (size_t)(end - start));
    return false;
  }
  if (!lua_isstring(L, -1)) {
    luaL_error(L, "invalid replacement value (a %s)", luaL_typename(L, -1));
  }
  luaL_addvalue(buffer);
  return true;
}

static int gsub(lua_State *L) {
  size_t length, pattern_length;
  const char *text = luaL_checklstring(L, 1, &length);
  const char *pattern = luaL_checklstring(L, 2, &pattern_length);
  int type = lua_type(L, REPLACEMENT);
  luaL_argexpected(
    L, type == LUA_TNUMBER || type == LUA_TSTRING || type == LUA_TFUNCTION || type == LUA_TTABLE,
    REPLACEMENT, "string/function/table");
  lua_Integer most = luaL_optinteger(L, 4, (lua_Integer)length + 1);
  bool anchored = pattern_length > 0 && *pattern == '^';
  bool changed = false;
  lua_Integer count = 0;
  const char *place = text, *last_end = NULL;
  clh_match m;
  luaL_Buffer buffer;
  // A number as replacement becomes a text here, once.
  if (type == LUA_TNUMBER) lua_tolstring(L, REPLACEMENT, NULL);
  clh_match_begin(&m, L, text, length, pattern, pattern_length);
  luaL_buffinit(L, &buffer);
  while (count < most) {
    const char *end = clh_match_at(&m, place, pattern + anchored);
    if (end && end != last_end) {
      count++;
      changed = add_replacement(&m, &buffer, place, end, type) || changed;
      place = last_end = end;
    } else if (place < m.text_end) {
      luaL_addchar(&buffer, *place++);
    } else {
      break;
    }
    if (anchored) break;
  }
  if (changed) {
    luaL_addlstring(&buffer, place, (size_t)(m.text_end - place));
    luaL_pushresult(&buffer);
  } else {
    lua_pushvalue(L, 1);
  }
  lua_pushinteger(L, count);
  return 2;
}

const luaL_Reg clh_pattern_functions[] = {
  {"find", find}, {"gmatch", gmatch}, {"gsub", gsub}, {"match", match}, {NULL, NULL},
};
