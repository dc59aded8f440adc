// The module "animscript", and the calls from a script to the host.
#include <string.h>

#include "clh_internal.h"

typedef struct addition {
  clh_state *state;
  const char *name;
  int64_t number;
  uint32_t numbers;
} addition;

static const clh_budget additions = {.steps = 1000000, .nanoseconds = 5000000000};

static void add_to_module(lua_State *L, const char *name) {
  clh_push_slot(L, CLH_SLOT_MODULE);
  lua_insert(L, -2);
  lua_setfield(L, -2, name);
}

static int add_constructor(lua_State *L) {
  const addition *what = lua_touserdata(L, 1);
  clh_push_constructor(L, what->name, what->number, what->numbers);
  add_to_module(L, what->name);
  return 0;
}

clh_status clh_add_constructor(
  clh_state *state, const char *name, int64_t kind, uint32_t numbers
) {
  if (numbers > CLH_OBJECT_NUMBERS) numbers = CLH_OBJECT_NUMBERS;
  addition what = {.state = state, .name = name, .number = kind, .numbers = numbers};
  return clh_enter(state, add_constructor, &what, additions);
}

bool clh_ask_host(lua_State *L, int32_t function) {
  clh_state *state = clh_of(L);
  const clh_tree *arguments = &state->taken[state->depth];
  clh_tree *answer = &state->given[state->depth];
  clh_tree_clear(answer);
  lua_State *running = state->running;
  bool answered = state->options.callback(state->context, function, arguments, answer);
  state->running = running;
  clh_pass_on_kill(state);
  if (answered) return true;
  size_t position = 0;
  luaL_where(L, 1);
  if (answer->count > 0) clh_copy_in(L, answer, &position);
  else lua_pushliteral(L, "the host failed");
  lua_concat(L, 2);
  return false;
}

bool clh_push_late_field(lua_State *L, const char *name) {
  clh_state *state = clh_of(L);
  clh_tree *arguments = &state->taken[state->depth];
  clh_charge(state, CLH_HOOK_COUNT);
  clh_tree_clear(arguments);
  if (!clh_tree_add_text(arguments, name, strlen(name))) return false;
  if (!clh_ask_host(L, CLH_LATE_FIELD)) lua_error(L);
  const clh_tree *answer = &state->given[state->depth];
  if (answer->count == 0 || answer->nodes[0].kind == CLH_NOTHING) return false;
  size_t position = 0;
  clh_copy_in(L, answer, &position);
  lua_pushvalue(L, -1);
  add_to_module(L, name);
  lua_pop(L, 1);
  return true;
}

static int call_host(lua_State *L) {
  clh_state *state = clh_of(L);
  clh_tree *arguments = &state->taken[state->depth];
  clh_fault fault;
  int count = lua_gettop(L);
  clh_charge(state, CLH_HOOK_COUNT);
  clh_tree_clear(arguments);
  for (int index = 1; index <= count; index++) {
    if (clh_copy_out(L, index, arguments, &fault)) continue;
    const char *separator = fault.path[0] ? ": " : "";
    return clh_error(L, "argument %d: %s%s%s", index, fault.path, separator, fault.message);
  }
  int32_t function = (int32_t)lua_tointeger(L, lua_upvalueindex(1));
  if (!clh_ask_host(L, function)) return lua_error(L);
  const clh_tree *answer = &state->given[state->depth];
  size_t position = 0;
  if (answer->count == 0) return 0;
  clh_copy_in(L, answer, &position);
  clh_freeze(L, lua_tostring(L, lua_upvalueindex(2)));
  return 1;
}

static int add_function(lua_State *L) {
  const addition *what = lua_touserdata(L, 1);
  lua_pushinteger(L, what->number);
  lua_pushstring(L, what->name);
  lua_pushcclosure(L, call_host, 2);
  add_to_module(L, what->name);
  return 0;
}

clh_status clh_add_function(clh_state *state, const char *name, int32_t function) {
  addition what = {.state = state, .name = name, .number = function};
  return clh_enter(state, add_function, &what, additions);
}

static int add_value(lua_State *L) {
  const addition *what = lua_touserdata(L, 1);
  size_t position = 0;
  clh_copy_in(L, &what->state->given[what->state->depth - 1], &position);
  add_to_module(L, what->name);
  return 0;
}

clh_status clh_add_value(clh_state *state, const char *name) {
  addition what = {.state = state, .name = name};
  return clh_enter(state, add_value, &what, additions);
}
