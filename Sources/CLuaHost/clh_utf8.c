// UTF-8: a strict check for texts that leave, and guards of the library.
#include "clh_internal.h"

// The length of the sequence at `text`, or 0 when it is none.
// Source: RFC 3629, section 4.
static size_t sequence(const unsigned char *text, size_t length) {
  unsigned char first = text[0], low = 0x80, high = 0xBF;
  size_t count;
  if (first < 0x80) return 1;
  if (first < 0xC2 || first > 0xF4) return 0;
  count = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  if (length < count) return 0;
  if (first == 0xE0) low = 0xA0;
  if (first == 0xED) high = 0x9F;
  if (first == 0xF0) low = 0x90;
  if (first == 0xF4) high = 0x8F;
  if (text[1] < low || text[1] > high) return 0;
  for (size_t index = 2; index < count; index++) {
    if ((text[index] & 0xC0) != 0x80) return 0;
  }
  return count;
}

bool clh_is_utf8(const char *text, size_t length) {
  const unsigned char *place = (const unsigned char *)text;
  while (length > 0) {
    size_t count = sequence(place, length);
    if (count == 0) return false;
    place += count;
    length -= count;
  }
  return true;
}

static int charge_and_call(lua_State *L) {
  size_t length;
  luaL_checklstring(L, 1, &length);
  clh_charge(clh_of(L), length / 8);
  return clh_call_stock(L);
}

// The stock step goes over any number of bytes that continue nothing.
static int next_code(lua_State *L) {
  size_t length;
  const char *text = luaL_checklstring(L, 1, &length);
  lua_Integer position = lua_tointeger(L, 2);
  int continuing = 0;
  for (; position >= 1 && (size_t)position < length && continuing < 4; position++, continuing++) {
    if ((text[position] & 0xC0) != 0x80) break;
  }
  if (continuing == 4) return luaL_error(L, "invalid UTF-8 code");
  return clh_call_stock(L);
}

static int codes(lua_State *L) {
  int results = charge_and_call(L);
  lua_pushvalue(L, -results);
  lua_pushcclosure(L, next_code, 1);
  lua_replace(L, -results - 1);
  return results;
}

const luaL_Reg clh_utf8_functions[] = {
  {"codepoint", charge_and_call}, {"codes", codes}, {"len", charge_and_call},
  {"offset", charge_and_call}, {NULL, NULL},
};
