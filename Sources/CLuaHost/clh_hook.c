// The count hook and the price of work: fuel, clock, cancelling and early collection.
#include <time.h>

#include "clh_internal.h"

enum { STEPS_PER_CLOCK = 4096 };

// Milliseconds are exact enough for limits of seconds, and the clock is asked very often.
#ifdef CLOCK_MONOTONIC_COARSE
#define CLH_CLOCK CLOCK_MONOTONIC_COARSE
#else
#define CLH_CLOCK CLOCK_MONOTONIC
#endif

uint64_t clh_now(void) {
  struct timespec now;
  clock_gettime(CLH_CLOCK, &now);
  return (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
}

void clh_check_clock(clh_state *state) {
  state->since_clock = 0;
  if (clh_now() > state->deadline) {
    clh_kill(state, CLH_TIME, "the script takes longer than it may");
  }
}

void clh_check(clh_state *state) {
  if (state->fuel < 0) clh_kill(state, CLH_STEPS, "the script takes more steps than it may");
  if (atomic_load_explicit(&state->cancelled, memory_order_relaxed)) {
    clh_kill(state, CLH_TIME, "the script was cancelled");
  }
}

void clh_charge(clh_state *state, uint64_t steps) {
  int64_t price = steps > INT64_MAX / 4 ? INT64_MAX / 4 : (int64_t)steps;
  state->fuel -= price;
  state->since_clock += price;
  clh_check(state);
  if (state->since_clock >= STEPS_PER_CLOCK) clh_check_clock(state);
}

// The allocator cannot collect, so a program that makes much garbage is helped here: past half the
// limit, whenever a quarter has come on top of what the last collection left.
static void collect_early(clh_state *state, lua_State *L) {
  if (state->used < state->options.memory / 2) return;
  if (state->used < state->collected + state->collected / 4) return;
  state->fuel -= (int64_t)(state->used / 16);
  lua_gc(L, LUA_GCCOLLECT, 0);
  state->collected = state->used;
}

static void hook(lua_State *L, lua_Debug *unused) {
  (void)unused;
  clh_state *state = clh_of(L);
  state->fuel -= CLH_HOOK_COUNT;
  clh_check(state);
  clh_check_clock(state);
  collect_early(state, L);
}

void clh_install_hook(lua_State *L) {
  lua_sethook(L, hook, LUA_MASKCOUNT, CLH_HOOK_COUNT);
}

void clh_cancel(clh_state *state) {
  atomic_store_explicit(&state->cancelled, true, memory_order_relaxed);
}
