// Memory: every block is counted and on a list, so that a dead state is freed without Lua's help.
#include <stdlib.h>

#include "clh_internal.h"

static void take_off_list(clh_state *state, clh_block *block) {
  if (block->previous) block->previous->next = block->next;
  else state->blocks = block->next;
  if (block->next) block->next->previous = block->previous;
}

static void put_on_list(clh_state *state, clh_block *block) {
  block->previous = NULL;
  block->next = state->blocks;
  if (block->next) block->next->previous = block;
  state->blocks = block;
}

static void refuse_growth(clh_state *state, size_t before, size_t size) {
  // A block may have the size of the limit with its header, so that powers of two fit.
  if (size > state->options.block + 4096) {
    clh_kill(state, CLH_MEMORY, "one value would take more memory than a single value may\n"
      "hint: this limit is fixed: split a long text or table into several");
  }
  if (state->used - before + size > state->options.memory) {
    clh_kill(state, CLH_MEMORY, "the script takes more memory than it may");
  }
}

// Never returns NULL while a script runs: that would be an error a script can catch, raised in the
// middle of the interpreter's own work.
void *clh_allocate(void *context, void *pointer, size_t old_size, size_t new_size) {
  (void)old_size;
  clh_state *state = context;
  clh_block *block = pointer ? (clh_block *)pointer - 1 : NULL;
  size_t before = block ? block->size : 0;
  if (new_size == 0) {
    if (block) {
      take_off_list(state, block);
      state->used -= before;
      free(block);
    }
    return NULL;
  }
  if (new_size > before && state->entry) {
    state->fuel -= (int64_t)((new_size + 63) / 64);
    refuse_growth(state, before, new_size);
  }
  if (new_size > SIZE_MAX - sizeof(clh_block)) return NULL;
  if (block) take_off_list(state, block);
  clh_block *made = realloc(block, sizeof(clh_block) + new_size);
  if (!made) {
    if (block) put_on_list(state, block);
    if (new_size <= before) return pointer;
    if (state->entry) clh_kill(state, CLH_MEMORY, "the machine has no memory left");
    return NULL;
  }
  made->size = new_size;
  put_on_list(state, made);
  state->used = state->used - before + new_size;
  return made + 1;
}
