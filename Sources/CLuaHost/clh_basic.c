// Basic functions of the host: texts without addresses, printing and metatables without power.
#include <stdlib.h>
#include <string.h>

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

// MARK: print

static bool make_room(clh_state *state, size_t length) {
  if (state->printed_count == state->printed_capacity) {
    size_t capacity = state->printed_capacity ? state->printed_capacity * 2 : 16;
    clh_printed *lines = realloc(state->printed, capacity * sizeof *lines);
    if (!lines) return false;
    state->printed = lines;
    state->printed_capacity = capacity;
  }
  char *text = realloc(state->printed_text, state->printed_length + length + 1);
  if (!text) return false;
  state->printed_text = text;
  return true;
}

static int print(lua_State *L) {
  clh_state *state = clh_of(L);
  int count = lua_gettop(L);
  luaL_Buffer buffer;
  luaL_buffinit(L, &buffer);
  for (int index = 1; index <= count; index++) {
    if (index > 1) luaL_addchar(&buffer, '\t');
    clh_push_text(L, index);
    luaL_addvalue(&buffer);
  }
  luaL_pushresult(&buffer);
  size_t length;
  const char *text = lua_tolstring(L, -1, &length);
  clh_charge(state, CLH_HOOK_COUNT + length / 8);
  // Every line counts with its end.
  if (length + 1 > state->options.output - state->printed_total) {
    clh_kill(state, CLH_OUTPUT, "the script prints more than it may");
  }
  if (!make_room(state, length)) clh_kill(state, CLH_MEMORY, "the machine has no memory left");
  clh_printed *line = &state->printed[state->printed_count++];
  *line = (clh_printed){.offset = state->printed_length, .length = length};
  clh_position(L, 1, &line->chunk, &line->line);
  memcpy(state->printed_text + state->printed_length, text, length);
  state->printed_length += length;
  state->printed_total += length + 1;
  return 0;
}

size_t clh_print_count(const clh_state *state) { return state->printed_count; }

clh_print clh_print_at(const clh_state *state, size_t index) {
  const clh_printed *line = &state->printed[index];
  return (clh_print){
    .chunk = line->chunk, .line = line->line, .text = state->printed_text + line->offset,
    .length = line->length,
  };
}

void clh_print_clear(clh_state *state) { state->printed_count = state->printed_length = 0; }

// MARK: setmetatable

static const char *const allowed_fields[] = {
  "__add", "__sub", "__mul", "__div", "__mod", "__pow", "__unm", "__idiv", "__band", "__bor",
  "__bxor", "__bnot", "__shl", "__shr", "__concat", "__len", "__eq", "__lt", "__le", "__index",
  "__newindex", "__call", "__tostring", "__name", "__pairs", NULL,
};
static const char *const refused_fields[] = {"__gc", "__mode", "__close", "__metatable", NULL};

enum { MOST_COPIES = 4096 };

static void refuse_fields(lua_State *L, int index) {
  for (const char *const *name = refused_fields; *name; name++) {
    lua_pushstring(L, *name);
    if (lua_rawget(L, index) != LUA_TNIL) clh_error(L, "%s is not available", *name);
    lua_pop(L, 1);
  }
}

// Pushes the copy that stands for the script's table; one per table, so that setting the table
// again brings what was changed since to all its objects.
static void push_copy(lua_State *L, int index) {
  clh_state *state = clh_of(L);
  clh_push_slot(L, CLH_SLOT_METATABLES);
  lua_pushvalue(L, index);
  if (lua_rawget(L, -2) == LUA_TNIL) {
    lua_pop(L, 1);
    if (state->copied_metatables++ == MOST_COPIES) {
      // A new metatable for every object: forget the old ones rather than keep them for ever.
      lua_pop(L, 1);
      lua_newtable(L);
      lua_pushvalue(L, -1);
      clh_set_slot(L, CLH_SLOT_METATABLES);
      state->copied_metatables = 1;
    }
    lua_newtable(L);
    lua_pushvalue(L, index);
    lua_pushvalue(L, -2);
    lua_rawset(L, -4);
  }
  lua_remove(L, -2);
}

static int set_metatable(lua_State *L) {
  int type = lua_type(L, 2);
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_argexpected(L, type == LUA_TNIL || type == LUA_TTABLE, 2, "nil or table");
  lua_settop(L, 2);
  if (type == LUA_TNIL) {
    lua_setmetatable(L, 1);
    return 1;
  }
  clh_charge(clh_of(L), 16);
  refuse_fields(L, 2);
  push_copy(L, 2);
  for (const char *const *name = allowed_fields; *name; name++) {
    lua_pushstring(L, *name);
    lua_pushvalue(L, -1);
    int value = lua_rawget(L, 2);
    if (value != LUA_TNIL && value != LUA_TFUNCTION && strcmp(*name, "__call") == 0) {
      return clh_error(L, "__call must be a function, got a %s", lua_typename(L, value));
    }
    lua_rawset(L, 3);
  }
  lua_pushliteral(L, "__metatable");
  lua_pushvalue(L, 2);
  lua_rawset(L, 3);
  clh_attach_metatable(L, 1);
  lua_settop(L, 1);
  return clh_return(L, 1);
}

// Never the metatable itself: the script's own table for a copy, false for what the host made.
static int get_metatable(lua_State *L) {
  luaL_checkany(L, 1);
  if (luaL_getmetafield(L, 1, "__metatable") == LUA_TNIL) lua_pushnil(L);
  return clh_return(L, 1);
}

const luaL_Reg clh_basic_functions[] = {
  {"getmetatable", get_metatable}, {"next", clh_next}, {"pairs", clh_pairs}, {"print", print}, {"setmetatable", set_metatable},
  {"tostring", to_string}, {"type", type_name}, {NULL, NULL},
};
