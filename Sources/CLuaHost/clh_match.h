// The pattern matcher, shared by find, match, gmatch and gsub.
#ifndef CLH_MATCH_H
#define CLH_MATCH_H

#include "clh_internal.h"

enum {
  CLH_CAPTURES = 32,
  CLH_MATCH_DEPTH = 200,
  CLH_UNFINISHED = -1,
  CLH_POSITION = -2,
};

typedef struct clh_match {
  lua_State *L;
  clh_state *state;
  const char *text, *text_end;
  const char *pattern_end;
  uint64_t steps;
  int depth, level;
  struct {
    const char *start;
    ptrdiff_t length;
  } captures[CLH_CAPTURES];
} clh_match;

void clh_match_begin(
  clh_match *m, lua_State *L, const char *text, size_t text_length, const char *pattern,
  size_t pattern_length);
/// The end of the match that begins exactly at `start`, or NULL. Charges for its steps.
const char *clh_match_at(clh_match *m, const char *start, const char *pattern);
/// Pushes one capture; the whole match when there are none and `index` is 0.
void clh_push_capture(clh_match *m, int index, const char *start, const char *end);
/// Pushes all captures; the whole match when there are none and `start` is given.
int clh_push_captures(clh_match *m, const char *start, const char *end);

#endif
