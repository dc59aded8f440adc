// `require`: "animscript", or a source that the host finds.
#include <string.h>

#include "clh_internal.h"

static void set_loaded(lua_State *L, int key) {
  clh_push_slot(L, CLH_SLOT_LOADED);
  lua_pushvalue(L, key);
  lua_pushvalue(L, -3);
  lua_rawset(L, -3);
  lua_pop(L, 2);
}

static int fail_module(lua_State *L, int key) {
  lua_pushnil(L);
  set_loaded(L, key);
  return lua_error(L);
}

static int run_module(lua_State *L, int key, int handler, bool read_only) {
  clh_state *state = clh_of(L);
  state->module_depth++;
  int status = lua_pcall(L, 0, 1, handler);
  state->module_depth--;
  if (status != LUA_OK) {
    clh_keep_report(L);
    return fail_module(L, key);
  }
  if (!lua_toboolean(L, -1)) {
    luaL_where(L, 1);
    lua_pushliteral(L, "the module returns nothing");
    lua_concat(L, 2);
    return fail_module(L, key);
  }
  if (read_only) clh_freeze(L, NULL);
  lua_pushvalue(L, -1);
  set_loaded(L, key);
  return clh_return(L, 1);
}

// The answer is in a buffer that the next question to the host overwrites: no script code runs
// before all of it has been used.
static int load_module(lua_State *L, int key) {
  clh_state *state = clh_of(L);
  const clh_tree *answer = &state->given[state->depth];
  const clh_node *nodes = answer->nodes;
  bool read_only = nodes[3].integer != 0;
  if (state->module_count == state->options.modules) {
    return clh_error(L, "more than %d modules are required", (int)state->options.modules);
  }
  if (state->module_depth == state->options.module_depth) {
    return clh_error(L, "more than %d modules require each other in a chain",
      (int)state->options.module_depth);
  }
  state->module_count++;
  lua_pushlstring(L, answer->text + nodes[1].integer, nodes[1].count);
  int32_t chunk = clh_add_chunk(state, lua_tostring(L, -1));
  if (chunk < 0) clh_kill(state, CLH_MEMORY, "the machine has no memory left");
  // Noted before it runs, so that a circle is seen.
  lua_pushboolean(L, false);
  set_loaded(L, key);
  lua_pushcfunction(L, clh_handler);
  int handler = lua_gettop(L);
  if (!clh_load(L, answer->text + nodes[2].integer, nodes[2].count, chunk)) {
    clh_describe_syntax(state, L, chunk);
    clh_keep_report(L);
    return fail_module(L, key);
  }
  return run_module(L, key, handler, read_only);
}

static void push_animscript(lua_State *L) {
  clh_push_slot(L, CLH_SLOT_MODULE);
  clh_freeze(L, CLH_MODULE_PATH);
}

static void ask_for(lua_State *L, const char *name, size_t length) {
  clh_state *state = clh_of(L);
  clh_tree *arguments = &state->taken[state->depth];
  const char *requester = clh_chunk_name(state, (int32_t)lua_tointeger(L, lua_upvalueindex(1)));
  clh_tree_clear(arguments);
  bool noted = clh_tree_add_text(arguments, name, length);
  if (noted && requester) noted = clh_tree_add_text(arguments, requester, strlen(requester));
  if (!noted) clh_kill(state, CLH_MEMORY, "the machine has no memory left");
  if (!clh_ask_host(L, CLH_REQUIRE)) lua_error(L);
  if (state->given[state->depth].count != 4) clh_error(L, "there is no such module");
}

int clh_require(lua_State *L) {
  clh_state *state = clh_of(L);
  size_t length;
  // A number is not a name, though Lua would take it for a text.
  luaL_checktype(L, 1, LUA_TSTRING);
  const char *name = lua_tolstring(L, 1, &length);
  clh_charge(state, CLH_HOOK_COUNT);
  if (length == strlen("animscript") && memcmp(name, "animscript", length) == 0) {
    push_animscript(L);
    return clh_return(L, 1);
  }
  if (length > CLH_PATH_BYTES) return clh_error(L, "the name of the module is too long");
  ask_for(L, name, length);
  const clh_tree *answer = &state->given[state->depth];
  lua_pushlstring(L, answer->text + answer->nodes[0].integer, answer->nodes[0].count);
  int key = lua_gettop(L);
  clh_push_slot(L, CLH_SLOT_LOADED);
  lua_pushvalue(L, key);
  lua_rawget(L, -2);
  if (lua_toboolean(L, -1)) return clh_return(L, 1);
  if (lua_isboolean(L, -1)) return clh_error(L, "the module '%s' requires itself", name);
  return load_module(L, key);
}
