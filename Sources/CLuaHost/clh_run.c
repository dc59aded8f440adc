// The entries that run script code and copy one value out.
#include <string.h>

#include "clh_internal.h"

typedef struct call {
  clh_state *state;
  const char *source, *name;
  size_t length;
  int64_t function;
} call;

// Copies the value at the top to where the host looks for it after the entry.
static void take_result(lua_State *L, clh_state *state) {
  clh_tree *taken = &state->taken[state->depth - 1];
  clh_fault fault;
  clh_tree_clear(taken);
  if (clh_copy_out(L, -1, taken, &fault)) return;
  clh_begin_report(state, CLH_VALUE);
  clh_report_message(state, fault.message, strlen(fault.message));
  clh_report *report = &state->report;
  report->chunk = fault.chunk;
  report->line = fault.line;
  report->path_length = strlen(fault.path);
  memcpy(report->path, fault.path, report->path_length + 1);
  clh_raise_report(L);
}

static int run(lua_State *L) {
  const call *what = lua_touserdata(L, 1);
  clh_state *state = what->state;
  int32_t chunk = clh_add_chunk(state, what->name);
  if (chunk < 0) clh_kill(state, CLH_MEMORY, "the machine has no memory left");
  if (!clh_load(L, what->source, what->length, chunk)) {
    clh_describe_syntax(state, L, chunk);
    clh_raise_report(L);
  }
  lua_call(L, 0, 1);
  take_result(L, state);
  return 0;
}

clh_status clh_run(
  clh_state *state, const char *source, size_t length, const char *name, clh_budget budget
) {
  call what = {.state = state, .source = source, .length = length, .name = name};
  return clh_enter(state, run, &what, budget);
}

void clh_push_function(lua_State *L, int64_t function) {
  clh_push_slot(L, CLH_SLOT_FUNCTIONS);
  lua_rawgeti(L, -1, function);
  lua_remove(L, -2);
}

static int call_function(lua_State *L) {
  const call *what = lua_touserdata(L, 1);
  clh_state *state = what->state;
  const clh_tree *given = &state->given[state->depth - 1];
  clh_push_function(L, what->function);
  int count = 0;
  for (size_t position = 0; position < given->count; count++) clh_copy_in(L, given, &position);
  lua_call(L, count, 1);
  take_result(L, state);
  return 0;
}

clh_status clh_call(clh_state *state, int64_t function, clh_budget budget) {
  call what = {.state = state, .function = function};
  return clh_enter(state, call_function, &what, budget);
}
