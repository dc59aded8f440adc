// Guards of string functions that can take long or show addresses.
#include <math.h>
#include <string.h>

#include "clh_internal.h"

static int repeat(lua_State *L) {
  clh_state *state = clh_of(L);
  size_t length, separator_length;
  const char *text = luaL_checklstring(L, 1, &length);
  lua_Integer count = luaL_checkinteger(L, 2);
  const char *separator = luaL_optlstring(L, 3, "", &separator_length);
  if (count <= 0 || length + separator_length == 0) {
    lua_pushliteral(L, "");
    return 1;
  }
  size_t most = state->options.block / (length + separator_length);
  if ((lua_Unsigned)count > most) {
    return luaL_error(L, "the text would be longer than the limit of %d bytes",
      (int)state->options.block);
  }
  size_t total = (size_t)count * length + (size_t)(count - 1) * separator_length;
  clh_charge(state, total / 16);
  luaL_Buffer buffer;
  char *place = luaL_buffinitsize(L, &buffer, total);
  for (lua_Integer index = 0; index < count; index++) {
    if (index > 0) {
      memcpy(place, separator, separator_length);
      place += separator_length;
    }
    memcpy(place, text, length);
    place += length;
  }
  luaL_pushresultsize(&buffer, total);
  return 1;
}

// Checks one argument for its conversion, and makes it a text where the stock function would show
// an address.
static void check_argument(lua_State *L, char conversion, int index) {
  switch (conversion) {
    case 'c': case 'd': case 'i': case 'o': case 'u': case 'x': case 'X':
      luaL_checkinteger(L, index);
      break;
    case 'a': case 'A': case 'e': case 'E': case 'f': case 'F': case 'g': case 'G':
      // Far from 1, a number has hundreds of digits to be found one by one.
      clh_charge(clh_of(L), fabs(luaL_checknumber(L, index)) < 1e30 ? 100 : 2000);
      break;
    case 's':
      luaL_checkany(L, index);
      clh_push_text(L, index);
      lua_replace(L, index);
      break;
    case 'q':
      luaL_checkany(L, index);
      if (lua_type(L, index) > LUA_TSTRING) luaL_argerror(L, index, "value has no literal form");
      break;
    case 'p':
      luaL_error(L, "'%%p' is not available: addresses differ from run to run");
      break;
    default:
      // The stock function complains about the conversion itself.
      break;
  }
}

static int format(lua_State *L) {
  size_t length;
  const char *text = luaL_checklstring(L, 1, &length);
  const char *end = text + length;
  int index = 1;
  clh_charge(clh_of(L), length / 8);
  while (text < end) {
    if (*text++ != '%') continue;
    if (text < end && *text == '%') {
      text++;
      continue;
    }
    while (text < end && *text && strchr("-+ #0123456789.", *text)) text++;
    if (text < end) check_argument(L, *text++, ++index);
  }
  return clh_call_stock(L);
}

const luaL_Reg clh_string_functions[] = {{"rep", repeat}, {"format", format}, {NULL, NULL}};
