// Guards of table functions: plain tables only, bounded ranges, and a price.
#include "clh_internal.h"

// With a metatable a table can claim any length and run code for every element.
static void check_plain(lua_State *L, int index) {
  if (clh_marked(L, index, CLH_MARK_FROZEN)) {
    luaL_argerror(L, index, "the tables of a module are read-only; copy its values first");
  }
  luaL_checktype(L, index, LUA_TTABLE);
  if (lua_getmetatable(L, index)) {
    lua_pop(L, 1);
    clh_wipe(L);
    luaL_argerror(L, index, "a table without a metatable is needed");
  }
}

static uint64_t check_range(lua_State *L, int argument, lua_Integer first, lua_Integer last) {
  if (last < first) return 0;
  lua_Unsigned count = (lua_Unsigned)last - (lua_Unsigned)first;
  luaL_argcheck(L, count < CLH_RANGE, argument, "the range is too large");
  return count + 1;
}

static int insert(lua_State *L) {
  check_plain(L, 1);
  if (lua_gettop(L) == 3) clh_charge(clh_of(L), lua_rawlen(L, 1) / 4);
  return clh_call_stock(L);
}

static int take_out(lua_State *L) {
  check_plain(L, 1);
  if (lua_gettop(L) > 1) clh_charge(clh_of(L), lua_rawlen(L, 1) / 4);
  return clh_call_stock(L);
}

static int move(lua_State *L) {
  lua_Integer first = luaL_checkinteger(L, 2), last = luaL_checkinteger(L, 3);
  luaL_checkinteger(L, 4);
  check_plain(L, 1);
  if (!lua_isnoneornil(L, 5)) check_plain(L, 5);
  clh_charge(clh_of(L), check_range(L, 3, first, last) / 4);
  return clh_call_stock(L);
}

static int concat(lua_State *L) {
  check_plain(L, 1);
  luaL_optstring(L, 2, "");
  lua_Integer first = luaL_optinteger(L, 3, 1);
  lua_Integer last = luaL_optinteger(L, 4, (lua_Integer)lua_rawlen(L, 1));
  clh_charge(clh_of(L), check_range(L, 4, first, last) / 4);
  return clh_call_stock(L);
}

static int unpack(lua_State *L) {
  check_plain(L, 1);
  lua_Integer first = luaL_optinteger(L, 2, 1);
  lua_Integer last = luaL_optinteger(L, 3, (lua_Integer)lua_rawlen(L, 1));
  uint64_t count = check_range(L, 3, first, last);
  // More would not fit on the stack that the limit of a block allows.
  luaL_argcheck(L, count <= CLH_UNPACKED, 3, "too many results to unpack");
  clh_charge(clh_of(L), count / 4);
  return clh_call_stock(L);
}

// MARK: sort

// A stable merge sort: the stock function takes its pivot from the clock when a list is bad for it.
// Elements are at 1 … n of two host tables at `from` and `to`.
typedef struct sorting {
  lua_State *L;
  clh_state *state;
  bool has_function;
  int from, to;
} sorting;

enum { FUNCTION = 2 };

// Whether the element at the top comes before the one below it.
static bool comes_before(const sorting *s) {
  lua_State *L = s->L;
  size_t length = 0;
  if (!s->has_function) {
    if (lua_type(L, -1) == LUA_TSTRING) length = lua_rawlen(L, -1);
    clh_charge(s->state, 2 + length / 64);
    return lua_compare(L, -1, -2, LUA_OPLT);
  }
  clh_charge(s->state, 2);
  lua_pushvalue(L, FUNCTION);
  lua_pushvalue(L, -2);
  lua_pushvalue(L, -4);
  lua_call(L, 2, 1);
  bool before = lua_toboolean(L, -1);
  lua_pop(L, 1);
  return before;
}

static void merge(const sorting *s, lua_Integer low, lua_Integer middle, lua_Integer high) {
  lua_State *L = s->L;
  lua_Integer left = low, right = middle;
  for (lua_Integer place = low; place < high; place++) {
    bool take_right = left == middle;
    if (left < middle && right < high) {
      lua_rawgeti(L, s->from, left);
      lua_rawgeti(L, s->from, right);
      take_right = comes_before(s);
      lua_pop(L, 2);
    }
    lua_rawgeti(L, s->from, take_right ? right++ : left++);
    lua_rawseti(L, s->to, place);
  }
}

static void copy_list(lua_State *L, int from, int to, lua_Integer count) {
  for (lua_Integer index = 1; index <= count; index++) {
    lua_rawgeti(L, from, index);
    lua_rawseti(L, to, index);
  }
}

static int sort(lua_State *L) {
  clh_state *state = clh_of(L);
  check_plain(L, 1);
  if (!lua_isnoneornil(L, 2)) luaL_checktype(L, 2, LUA_TFUNCTION);
  lua_settop(L, 2);
  lua_Integer count = (lua_Integer)lua_rawlen(L, 1);
  check_range(L, 1, 1, count);
  clh_charge(state, (uint64_t)count / 4);
  // The comparison may change the list, so the work is done in two tables that it cannot see.
  lua_createtable(L, (int)count, 0);
  lua_createtable(L, (int)count, 0);
  sorting s = {.L = L, .state = state, .has_function = !lua_isnil(L, 2), .from = 3, .to = 4};
  copy_list(L, 1, s.from, count);
  for (lua_Integer width = 1; width < count; width *= 2) {
    for (lua_Integer low = 1; low <= count; low += 2 * width) {
      lua_Integer end = count + 1;
      lua_Integer middle = low + width < end ? low + width : end;
      lua_Integer high = middle + width < end ? middle + width : end;
      merge(&s, low, middle, high);
    }
    int from = s.from;
    s.from = s.to;
    s.to = from;
  }
  copy_list(L, s.from, 1, count);
  return 0;
}

const luaL_Reg clh_table_functions[] = {
  {"concat", concat}, {"insert", insert}, {"move", move}, {"remove", take_out}, {"sort", sort},
  {"unpack", unpack}, {NULL, NULL},
};
