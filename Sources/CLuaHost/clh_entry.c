// Entries into Lua, and how a script is ended.
#include <string.h>

#include "clh_internal.h"

static clh_status refuse(clh_state *state, const char *message) {
  clh_begin_report(state, CLH_RUNTIME);
  clh_report_message(state, message, strlen(message));
  return CLH_RUNTIME;
}

static clh_status run_protected(clh_state *state, lua_CFunction body, void *data) {
  lua_State *L = state->running;
  int top = lua_gettop(L);
  if (!lua_checkstack(L, 8)) return refuse(state, "the stack is full");
  lua_pushcfunction(L, clh_handler);
  lua_pushcfunction(L, body);
  lua_pushlightuserdata(L, data);
  int status = lua_pcall(L, 1, 0, top + 1);
  // The handler has described what went wrong, unless it failed itself.
  if (status == LUA_ERRERR) clh_describe_error(L, L, 0);
  lua_settop(L, top);
  return status == LUA_OK ? CLH_OK : state->report.status;
}

clh_status clh_enter(clh_state *state, lua_CFunction body, void *data, clh_budget budget) {
  if (state->dead) return state->report.status;
  if (state->depth >= CLH_NESTED_ENTRIES) return refuse(state, "the host calls nest too deeply");

  clh_entry entry = {.outer = state->entry, .running = state->running};
  uint64_t now = clh_now();
  uint64_t deadline = now + budget.nanoseconds;
  int64_t fuel = budget.steps;
  if (entry.outer) {
    if (fuel > state->fuel) fuel = state->fuel;
    if (deadline > state->deadline) deadline = state->deadline;
    entry.withheld = state->fuel - fuel;
    entry.deadline = state->deadline;
  }
  state->fuel = fuel;
  state->deadline = deadline;
  state->since_clock = 0;
  state->entry = &entry;
  state->depth++;

  clh_status status;
  if (_setjmp(entry.jump) == 0) status = run_protected(state, body, data);
  else status = state->report.status;

  state->depth--;
  state->entry = entry.outer;
  state->running = entry.running;
  state->fuel += entry.withheld;
  state->deadline = entry.deadline;
  return status;
}

void clh_kill(clh_state *state, clh_status status, const char *message) {
  // The allocator may be in the middle of anything, so this reads the stack and calls nothing else.
  lua_State *L = state->running;
  lua_Debug deep;
  clh_begin_report(state, status);
  if (status == CLH_MEMORY && lua_getstack(L, 2000, &deep)) {
    message = "runaway recursion\nhint: a function calls itself without an end: let it return";
  }
  clh_report_message(state, message, strlen(message));
  clh_report_frames(state, L, 0);
  state->dead = true;
  _longjmp(state->entry->jump, 1);
}

void clh_pass_on_kill(clh_state *state) {
  if (state->dead) _longjmp(state->entry->jump, 1);
}
