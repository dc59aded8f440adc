// Random numbers that a seed decides.
//
// Source: Blackman and Vigna, "Scrambled linear pseudorandom number generators", 2019
// (xoshiro256**), started by SplitMix64 (Steele, Lea, Flood, 2014).
#include "clh_internal.h"

static uint64_t rotate(uint64_t value, int bits) {
  return (value << bits) | (value >> (64 - bits));
}

static uint64_t next_bits(uint64_t *s) {
  uint64_t result = rotate(s[1] * 5, 7) * 9;
  uint64_t shifted = s[1] << 17;
  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= shifted;
  s[3] = rotate(s[3], 45);
  return result;
}

void clh_seed(clh_state *state, uint64_t seed) {
  for (int index = 0; index < 4; index++) {
    seed += 0x9E3779B97F4A7C15;
    uint64_t z = seed;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    state->random[index] = z ^ (z >> 31);
  }
}

// Every number from 0 to `most` is equally likely: what the next power of two has beyond is drawn
// again.
static uint64_t up_to(uint64_t *s, uint64_t most) {
  uint64_t mask = most;
  for (int shift = 1; shift < 64; shift *= 2) mask |= mask >> shift;
  uint64_t value;
  do value = next_bits(s) & mask;
  while (value > most);
  return value;
}

static int random_number(lua_State *L) {
  uint64_t *s = clh_of(L)->random;
  lua_Integer low = 1, high;
  switch (lua_gettop(L)) {
    case 0:
      lua_pushnumber(L, (double)(next_bits(s) >> 11) * 0x1p-53);
      return 1;
    case 1:
      high = luaL_checkinteger(L, 1);
      if (high == 0) {
        lua_pushinteger(L, (lua_Integer)next_bits(s));
        return 1;
      }
      break;
    case 2:
      low = luaL_checkinteger(L, 1);
      high = luaL_checkinteger(L, 2);
      break;
    default:
      return luaL_error(L, "wrong number of arguments");
  }
  luaL_argcheck(L, low <= high, lua_gettop(L), "interval is empty");
  uint64_t offset = up_to(s, (uint64_t)high - (uint64_t)low);
  lua_pushinteger(L, (lua_Integer)((uint64_t)low + offset));
  return 1;
}

const luaL_Reg clh_math_functions[] = {{"random", random_number}, {NULL, NULL}};
