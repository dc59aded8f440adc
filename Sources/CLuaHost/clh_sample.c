// Sampling a function of progress in one entry, so that nothing later calls Lua.
//
// The interval with the largest distance to its chord is halved until no distance is above the
// tolerance or the points are used up. Each interval is probed at places that are not evenly
// spaced, so that a fine wave cannot hide between them.
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "clh_internal.h"

enum { GRID = 64, CHECKS = 16, FUNCTION = 2 };

static const double probes[] = {0.11, 0.23, 0.37, 0.5, 0.64, 0.79, 0.9};
static const double narrowest = 0x1p-32;
// Between the probes a smooth function may be a little farther away.
static const double margin = 0.9;

typedef struct interval {
  clh_point start, end;
  double error;
} interval;

typedef struct sampling {
  clh_state *state;
  lua_State *L;
  int64_t function;
  double tolerance, magnitude;
  uint32_t maximum;
  clh_curve *curve;
  interval *heap;
  uint32_t count;
} sampling;

static _Noreturn void fail(const sampling *s, const char *message) {
  lua_Debug info;
  clh_begin_report(s->state, CLH_VALUE);
  clh_report_message(s->state, message, strlen(message));
  lua_pushvalue(s->L, FUNCTION);
  lua_getinfo(s->L, ">S", &info);
  s->state->report.chunk = clh_find_chunk(s->state, info.source);
  s->state->report.line = info.linedefined > 0 ? info.linedefined : 0;
  clh_raise_report(s->L);
}

static _Noreturn void refuse(const sampling *s, const char *what, double fraction) {
  char message[160];
  snprintf(message, sizeof message, "must give a finite number, got %s at progress %.6g", what,
    fraction);
  fail(s, message);
}

static clh_point evaluate(const sampling *s, double fraction) {
  lua_State *L = s->L;
  char text[64];
  clh_charge(s->state, 5);
  lua_pushvalue(L, FUNCTION);
  lua_pushnumber(L, fraction);
  lua_call(L, 1, 1);
  if (lua_isnil(L, -1)) refuse(s, "nothing", fraction);
  if (lua_type(L, -1) != LUA_TNUMBER) {
    snprintf(text, sizeof text, "a %s", luaL_typename(L, -1));
    refuse(s, text, fraction);
  }
  double value = lua_tonumber(L, -1);
  lua_pop(L, 1);
  if (isnan(value)) refuse(s, "NaN", fraction);
  if (isinf(value)) refuse(s, "infinity", fraction);
  if (fabs(value) > s->magnitude) {
    char message[160];
    snprintf(message, sizeof message, "must stay between -%g and %g, got %.6g at progress %.6g",
      s->magnitude, s->magnitude, value, fraction);
    fail(s, message);
  }
  return (clh_point){.fraction = fraction, .value = value};
}

static interval measure(const sampling *s, clh_point start, clh_point end) {
  interval made = {.start = start, .end = end};
  for (size_t probe = 0; probe < sizeof probes / sizeof *probes; probe++) {
    double part = probes[probe];
    double fraction = start.fraction + (end.fraction - start.fraction) * part;
    double chord = start.value + (end.value - start.value) * part;
    double error = fabs(evaluate(s, fraction).value - chord);
    if (error > made.error) made.error = error;
  }
  return made;
}

static double width(const interval *i) { return i->end.fraction - i->start.fraction; }

// How much an interval needs to be halved; a step needs it for ever, so narrow ones do not count.
static double urgency(const interval *i) { return width(i) > narrowest ? i->error : 0; }

static void swap(interval *a, interval *b) {
  interval c = *a;
  *a = *b;
  *b = c;
}

static void sink(sampling *s) {
  for (uint32_t index = 0;;) {
    uint32_t largest = index;
    for (uint32_t child = 2 * index + 1; child <= 2 * index + 2 && child < s->count; child++) {
      if (urgency(&s->heap[child]) > urgency(&s->heap[largest])) largest = child;
    }
    if (largest == index) return;
    swap(&s->heap[index], &s->heap[largest]);
    index = largest;
  }
}

static void push(sampling *s, interval made) {
  uint32_t index = s->count++;
  s->heap[index] = made;
  while (index > 0 && urgency(&s->heap[index]) > urgency(&s->heap[(index - 1) / 2])) {
    swap(&s->heap[index], &s->heap[(index - 1) / 2]);
    index = (index - 1) / 2;
  }
}

static void refine(sampling *s) {
  clh_point start = evaluate(s, 0);
  for (int index = 1; index <= GRID; index++) {
    clh_point end = evaluate(s, (double)index / GRID);
    push(s, measure(s, start, end));
    start = end;
  }
  while (s->count + 1 < s->maximum && urgency(&s->heap[0]) > s->tolerance * margin) {
    interval worst = s->heap[0];
    clh_point middle = evaluate(s, worst.start.fraction + width(&worst) / 2);
    s->heap[0] = measure(s, worst.start, middle);
    sink(s);
    push(s, measure(s, middle, worst.end));
  }
}

static int compare_starts(const void *left, const void *right) {
  double a = ((const interval *)left)->start.fraction;
  double b = ((const interval *)right)->start.fraction;
  return (a > b) - (a < b);
}

// Asks again, from the end to the start: a function that remembers something gives itself away.
static void check_repeats(const sampling *s) {
  uint32_t stride = s->count / CHECKS;
  for (int index = CHECKS - 1; index >= 0; index--) {
    clh_point before = s->heap[(uint32_t)index * stride].start;
    clh_point now = evaluate(s, before.fraction);
    if (now.value == before.value) continue;
    char message[200];
    snprintf(message, sizeof message,
      "must depend on progress alone, got %.6g and then %.6g at progress %.6g", before.value,
      now.value, before.fraction);
    fail(s, message);
  }
}

static int sample(lua_State *L) {
  sampling *s = lua_touserdata(L, 1);
  s->L = L;
  clh_push_function(L, s->function);
  s->heap = lua_newuserdatauv(L, s->maximum * sizeof *s->heap, 0);
  refine(s);
  qsort(s->heap, s->count, sizeof *s->heap, compare_starts);
  check_repeats(s);
  clh_point *points = realloc(s->state->points, (s->count + 1) * sizeof *points);
  if (!points) clh_kill(s->state, CLH_MEMORY, "the machine has no memory left");
  s->state->points = points;
  *s->curve = (clh_curve){.points = points, .count = s->count + 1};
  for (uint32_t index = 0; index < s->count; index++) {
    points[index] = s->heap[index].start;
    if (s->heap[index].error > s->curve->error) s->curve->error = s->heap[index].error;
  }
  points[s->count] = s->heap[s->count - 1].end;
  return 0;
}

clh_status clh_sample(
  clh_state *state, int64_t function, double tolerance, double magnitude, uint32_t maximum,
  clh_budget budget, clh_curve *curve
) {
  sampling s = {
    .state = state, .function = function, .tolerance = tolerance, .magnitude = magnitude,
    .maximum = maximum < GRID + 1 ? GRID + 1 : maximum, .curve = curve,
  };
  return clh_enter(state, sample, &s, budget);
}
