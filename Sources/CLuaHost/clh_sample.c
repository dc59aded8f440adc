// Sampling a function of progress in one entry, so that nothing later calls Lua.
//
// The interval with the largest distance to its chord is halved until no distance is above the
// tolerance or the points are used up. Each interval is probed at places that are not evenly
// spaced, so that a fine wave cannot hide between them.
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "clh_internal.h"

enum { GRID = 64, CHECKS = 16 };
// Where the function is on the stack, and where it is called.
enum { FUNCTION = 2, SLOT = 5 };

static const double probes[] = {0.11, 0.23, 0.37, 0.5, 0.64, 0.79, 0.9};
static const double narrowest = 0x1p-32;
// Between the probes a smooth function may be a little farther away.
static const double margin = 0.9;

/// A point, and the interval from it to the next one.
typedef struct knot {
  clh_point point;
  /// The largest distance found in the interval.
  double error;
  uint32_t next;
} knot;

/// An interval by its first knot, ordered by how much it needs to be halved.
typedef struct candidate {
  double urgency;
  uint32_t knot;
} candidate;

typedef struct sampling {
  clh_state *state;
  lua_State *L;
  int64_t function;
  double tolerance, magnitude;
  uint32_t maximum;
  clh_curve *curve;
  knot *knots;
  candidate *heap;
  /// Of intervals; there is one knot more.
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

static _Noreturn void refuse_value(const sampling *s, double fraction) {
  char text[160];
  double value = lua_tonumber(s->L, SLOT);
  if (lua_isnil(s->L, SLOT)) refuse(s, "nothing", fraction);
  if (lua_type(s->L, SLOT) != LUA_TNUMBER) {
    snprintf(text, sizeof text, "a %s", luaL_typename(s->L, SLOT));
    refuse(s, text, fraction);
  }
  if (isnan(value)) refuse(s, "NaN", fraction);
  if (isinf(value)) refuse(s, "infinity", fraction);
  snprintf(text, sizeof text, "must stay between -%g and %g, got %.6g at progress %.6g",
    s->magnitude, s->magnitude, value, fraction);
  fail(s, text);
}

static clh_point evaluate(const sampling *s, double fraction) {
  lua_State *L = s->L;
  clh_charge(s->state, 5);
  // The function takes the place of the last result, and is replaced by the next.
  lua_copy(L, FUNCTION, SLOT);
  lua_pushnumber(L, fraction);
  lua_call(L, 1, 1);
  if (lua_type(L, SLOT) != LUA_TNUMBER) refuse_value(s, fraction);
  double value = lua_tonumber(L, SLOT);
  // Written so that NaN is refused too.
  if (!(fabs(value) <= s->magnitude)) refuse_value(s, fraction);
  return (clh_point){.fraction = fraction, .value = value};
}

// The largest distance to the chord at the probes.
static double measure(const sampling *s, clh_point start, clh_point end) {
  double largest = 0;
  for (size_t probe = 0; probe < sizeof probes / sizeof *probes; probe++) {
    double part = probes[probe];
    double fraction = start.fraction + (end.fraction - start.fraction) * part;
    double chord = start.value + (end.value - start.value) * part;
    double error = fabs(evaluate(s, fraction).value - chord);
    if (error > largest) largest = error;
  }
  return largest;
}

// A step needs to be halved for ever, so narrow intervals do not count.
static candidate judge(const sampling *s, uint32_t index) {
  const knot *start = &s->knots[index], *end = &s->knots[start->next];
  bool counts = end->point.fraction - start->point.fraction > narrowest;
  return (candidate){.urgency = counts ? start->error : 0, .knot = index};
}

static void sink(sampling *s, candidate sinking) {
  uint32_t index = 0;
  for (;;) {
    uint32_t child = 2 * index + 1;
    if (child >= s->count) break;
    if (child + 1 < s->count && s->heap[child + 1].urgency > s->heap[child].urgency) child++;
    if (s->heap[child].urgency <= sinking.urgency) break;
    s->heap[index] = s->heap[child];
    index = child;
  }
  s->heap[index] = sinking;
}

static void push(sampling *s, candidate rising) {
  uint32_t index = s->count++;
  while (index > 0 && rising.urgency > s->heap[(index - 1) / 2].urgency) {
    s->heap[index] = s->heap[(index - 1) / 2];
    index = (index - 1) / 2;
  }
  s->heap[index] = rising;
}

static void refine(sampling *s) {
  s->knots[0].point = evaluate(s, 0);
  for (uint32_t index = 0; index < GRID; index++) {
    knot *start = &s->knots[index], *end = start + 1;
    end->point = evaluate(s, (double)(index + 1) / GRID);
    start->next = index + 1;
    start->error = measure(s, start->point, end->point);
    push(s, judge(s, index));
  }
  while (s->count + 1 < s->maximum && s->heap[0].urgency > s->tolerance * margin) {
    uint32_t index = s->heap[0].knot, added = s->count + 1;
    knot *start = &s->knots[index], *middle = &s->knots[added], *end = &s->knots[start->next];
    double width = end->point.fraction - start->point.fraction;
    middle->point = evaluate(s, start->point.fraction + width / 2);
    middle->next = start->next;
    start->next = added;
    start->error = measure(s, start->point, middle->point);
    middle->error = measure(s, middle->point, end->point);
    sink(s, judge(s, index));
    push(s, judge(s, added));
  }
}

// Asks again, from the end to the start: a function that remembers something gives itself away.
static void check_repeats(const sampling *s) {
  uint32_t stride = s->count / CHECKS;
  for (int index = CHECKS - 1; index >= 0; index--) {
    clh_point before = s->curve->points[(uint32_t)index * stride];
    clh_point now = evaluate(s, before.fraction);
    if (now.value == before.value) continue;
    char message[200];
    snprintf(message, sizeof message,
      "must depend on progress alone, got %.6g and then %.6g at progress %.6g", before.value,
      now.value, before.fraction);
    fail(s, message);
  }
}

static void take_points(sampling *s) {
  clh_point *points = realloc(s->state->points, (s->count + 1) * sizeof *points);
  if (!points) clh_kill(s->state, CLH_MEMORY, "the machine has no memory left");
  s->state->points = points;
  *s->curve = (clh_curve){.points = points, .count = s->count + 1};
  uint32_t index = 0;
  for (uint32_t position = 0; position < s->count; position++) {
    const knot *start = &s->knots[index];
    points[position] = start->point;
    if (start->error > s->curve->error) s->curve->error = start->error;
    index = start->next;
  }
  points[s->count] = s->knots[index].point;
}

static int sample(lua_State *L) {
  sampling *s = lua_touserdata(L, 1);
  s->L = L;
  clh_push_function(L, s->function);
  s->knots = lua_newuserdatauv(L, s->maximum * sizeof *s->knots, 0);
  s->heap = lua_newuserdatauv(L, s->maximum * sizeof *s->heap, 0);
  lua_pushnil(L);
  refine(s);
  take_points(s);
  check_repeats(s);
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
