// `print`: lines for the host, with their places, up to a limit.
#include <stdlib.h>
#include <string.h>

#include "clh_internal.h"

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

int clh_print_values(lua_State *L) {
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
