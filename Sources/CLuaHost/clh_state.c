// The life of a state.
#include <stdlib.h>

#include "clh_internal.h"

static const char slot_keys[CLH_SLOTS];

void clh_push_slot(lua_State *L, clh_slot slot) {
  lua_rawgetp(L, LUA_REGISTRYINDEX, &slot_keys[slot]);
}

void clh_set_slot(lua_State *L, clh_slot slot) {
  lua_rawsetp(L, LUA_REGISTRYINDEX, &slot_keys[slot]);
}

static int panic(lua_State *L) {
  clh_kill(clh_of(L), CLH_MEMORY, "the interpreter failed");
}

static int open_state(lua_State *L) {
  for (int slot = CLH_SLOT_MODULE; slot < CLH_SLOT_ERROR; slot++) {
    lua_newtable(L);
    clh_set_slot(L, (clh_slot)slot);
  }
  clh_open_objects(L);
  clh_open_lengths(L);
  clh_open_frozen(L);
  clh_open_environment(L);
  // A full collection also wipes the free part of the stack.
  lua_gc(L, LUA_GCCOLLECT, 0);
  return 0;
}

clh_state *clh_create(const clh_options *options) {
  clh_state *state = calloc(1, sizeof *state);
  if (!state) return NULL;
  state->options = *options;
  if (state->options.depth > CLH_TABLE_DEPTH) state->options.depth = CLH_TABLE_DEPTH;
  clh_seed(state, options->seed);
  state->main = lua_newstate(clh_allocate, state);
  if (!state->main) {
    clh_destroy(state);
    return NULL;
  }
  *(clh_state **)lua_getextraspace(state->main) = state;
  state->running = state->main;
  lua_atpanic(state->main, panic);
  clh_install_hook(state->main);
  clh_budget budget = {.steps = 1000000, .nanoseconds = 5000000000};
  if (clh_enter(state, open_state, NULL, budget) != CLH_OK) {
    clh_destroy(state);
    return NULL;
  }
  return state;
}

size_t clh_destroy(clh_state *state) {
  // Closing the state would run what a script left for that moment; its blocks are enough.
  for (clh_block *block = state->blocks; block;) {
    clh_block *next = block->next;
    state->used -= block->size;
    free(block);
    block = next;
  }
  size_t lost = state->used;
  for (int depth = 0; depth <= CLH_NESTED_ENTRIES; depth++) {
    clh_tree_free(&state->given[depth]);
    clh_tree_free(&state->taken[depth]);
  }
  for (size_t index = 0; index < state->chunk_count; index++) free(state->chunks[index].name);
  free(state->chunks);
  free(state->points);
  free(state->printed);
  free(state->printed_text);
  free(state);
  return lost;
}

void clh_set_context(clh_state *state, void *context) { state->context = context; }

clh_tree *clh_given(clh_state *state) { return &state->given[state->depth]; }

const clh_tree *clh_taken(const clh_state *state) { return &state->taken[state->depth]; }

size_t clh_memory(const clh_state *state) { return state->used; }

bool clh_is_dead(const clh_state *state) { return state->dead; }
