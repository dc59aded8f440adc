// Lua's patterns, with a price for every step: the stock matcher backtracks without end.
//
// What a pattern means is said in section 6.4.1 of the Lua 5.4 manual.
#include <ctype.h>
#include <string.h>

#include "clh_match.h"

enum { STEPS_PER_CHARGE = 1024, STEPS_PER_FUEL = 2 };

static const char *match(clh_match *m, const char *s, const char *p);

static void step(clh_match *m, uint64_t count) {
  m->steps += count;
  if (m->steps < STEPS_PER_CHARGE) return;
  clh_charge(m->state, m->steps / STEPS_PER_FUEL);
  m->steps = 0;
}

// The end of the class that begins at `p`: a character, an escape or a set.
static const char *class_end(clh_match *m, const char *p) {
  const char *start = p;
  if (p == m->pattern_end) luaL_error(m->L, "malformed pattern (ends with '%%')");
  switch (*p++) {
    case '%':
      if (p == m->pattern_end) luaL_error(m->L, "malformed pattern (ends with '%%')");
      return p + 1;
    case '[':
      if (*p == '^') p++;
      do {
        if (p == m->pattern_end) luaL_error(m->L, "malformed pattern (missing ']')");
        if (*p++ == '%' && p < m->pattern_end) p++;
      } while (p == m->pattern_end || *p != ']');
      step(m, (uint64_t)(p - start) / 8);
      return p + 1;
    default:
      return p;
  }
}

static bool in_class(int c, int class) {
  bool found;
  switch (tolower(class)) {
    case 'a': found = isalpha(c); break;
    case 'c': found = iscntrl(c); break;
    case 'd': found = isdigit(c); break;
    case 'g': found = isgraph(c); break;
    case 'l': found = islower(c); break;
    case 'p': found = ispunct(c); break;
    case 's': found = isspace(c); break;
    case 'u': found = isupper(c); break;
    case 'w': found = isalnum(c); break;
    case 'x': found = isxdigit(c); break;
    default: return class == c;
  }
  return isupper(class) ? !found : found;
}

// `p` is at the bracket and `end` at the closing one.
static bool in_set(clh_match *m, int c, const char *p, const char *end) {
  bool wanted = true;
  step(m, (uint64_t)(end - p) / 8);
  if (p[1] == '^') {
    wanted = false;
    p++;
  }
  while (++p < end) {
    if (*p == '%') {
      p++;
      if (in_class(c, (unsigned char)*p)) return wanted;
    } else if (p[1] == '-' && p + 2 < end) {
      p += 2;
      if ((unsigned char)p[-2] <= c && c <= (unsigned char)*p) return wanted;
    } else if ((unsigned char)*p == c) {
      return wanted;
    }
  }
  return !wanted;
}

// Whether the character at `s` is in the class from `p` to `end`.
static bool matches_one(clh_match *m, const char *s, const char *p, const char *end) {
  if (s >= m->text_end) return false;
  int c = (unsigned char)*s;
  switch (*p) {
    case '.': return true;
    case '%': return in_class(c, (unsigned char)p[1]);
    case '[': return in_set(m, c, p, end - 1);
    default: return (unsigned char)*p == c;
  }
}

static const char *match_balance(clh_match *m, const char *s, const char *p) {
  if (p >= m->pattern_end - 1) {
    luaL_error(m->L, "malformed pattern (missing arguments to '%%b')");
  }
  if (s >= m->text_end || *s != *p) return NULL;
  int open = 1;
  for (const char *c = s + 1; c < m->text_end; c++) {
    step(m, 1);
    if (*c == p[1]) {
      if (--open == 0) return c + 1;
    } else if (*c == *p) {
      open++;
    }
  }
  return NULL;
}

static const char *expand_most(clh_match *m, const char *s, const char *p, const char *end) {
  ptrdiff_t count = 0;
  while (matches_one(m, s + count, p, end)) {
    step(m, 1);
    count++;
  }
  for (; count >= 0; count--) {
    const char *rest = match(m, s + count, end + 1);
    if (rest) return rest;
  }
  return NULL;
}

static const char *expand_least(clh_match *m, const char *s, const char *p, const char *end) {
  for (;; s++) {
    const char *rest = match(m, s, end + 1);
    if (rest) return rest;
    if (!matches_one(m, s, p, end)) return NULL;
    step(m, 1);
  }
}

static const char *open_capture(clh_match *m, const char *s, const char *p, ptrdiff_t kind) {
  if (m->level >= CLH_CAPTURES) luaL_error(m->L, "too many captures");
  m->captures[m->level].start = s;
  m->captures[m->level].length = kind;
  m->level++;
  const char *rest = match(m, s, p);
  if (!rest) m->level--;
  return rest;
}

static const char *close_capture(clh_match *m, const char *s, const char *p) {
  int index = m->level - 1;
  while (index >= 0 && m->captures[index].length != CLH_UNFINISHED) index--;
  if (index < 0) luaL_error(m->L, "invalid pattern capture");
  m->captures[index].length = s - m->captures[index].start;
  const char *rest = match(m, s, p);
  if (!rest) m->captures[index].length = CLH_UNFINISHED;
  return rest;
}

static const char *match_back(clh_match *m, const char *s, int digit) {
  int index = digit - '1';
  if (index < 0 || index >= m->level || m->captures[index].length == CLH_UNFINISHED) {
    luaL_error(m->L, "invalid capture index %%%d", index + 1);
  }
  // A position has no text that could come again.
  ptrdiff_t length = m->captures[index].length;
  if (length < 0 || m->text_end - s < length) return NULL;
  step(m, (uint64_t)length / 8);
  return memcmp(m->captures[index].start, s, (size_t)length) == 0 ? s + length : NULL;
}

static bool is_frontier(clh_match *m, const char *s, const char *p, const char *end) {
  int before = s == m->text ? 0 : (unsigned char)s[-1];
  int after = s == m->text_end ? 0 : (unsigned char)*s;
  return !in_set(m, before, p, end - 1) && in_set(m, after, p, end - 1);
}

// Escapes that are more than a class: moves both places on, or returns false when there are none.
static bool match_escape(clh_match *m, const char **s, const char **p) {
  const char *end;
  switch ((*p)[1]) {
    case 'b':
      *s = match_balance(m, *s, *p + 2);
      *p += 4;
      return true;
    case 'f':
      *p += 2;
      if (**p != '[') luaL_error(m->L, "missing '[' after '%%f' in pattern");
      end = class_end(m, *p);
      if (!is_frontier(m, *s, *p, end)) *s = NULL;
      *p = end;
      return true;
    case '0': case '1': case '2': case '3': case '4':
    case '5': case '6': case '7': case '8': case '9':
      *s = match_back(m, *s, (unsigned char)(*p)[1]);
      *p += 2;
      return true;
    default:
      return false;
  }
}

// One item that is not last in its own way; the others end in a call of their own.
static const char *match_rest(clh_match *m, const char *s, const char *p) {
  while (p != m->pattern_end) {
    step(m, 1);
    if (*p == '(' && p[1] == ')') return open_capture(m, s, p + 2, CLH_POSITION);
    if (*p == '(') return open_capture(m, s, p + 1, CLH_UNFINISHED);
    if (*p == ')') return close_capture(m, s, p + 1);
    if (*p == '$' && p + 1 == m->pattern_end) return s == m->text_end ? s : NULL;
    if (*p == '%' && match_escape(m, &s, &p)) {
      if (!s) return NULL;
      continue;
    }
    const char *end = class_end(m, p);
    if (!matches_one(m, s, p, end)) {
      if (*end != '*' && *end != '?' && *end != '-') return NULL;
      p = end + 1;
      continue;
    }
    if (*end == '*') return expand_most(m, s, p, end);
    if (*end == '+') return expand_most(m, s + 1, p, end);
    if (*end == '-') return expand_least(m, s, p, end);
    if (*end == '?') {
      const char *rest = match(m, s + 1, end + 1);
      if (rest) return rest;
      p = end + 1;
    } else {
      s++;
      p = end;
    }
  }
  return s;
}

static const char *match(clh_match *m, const char *s, const char *p) {
  if (m->depth == 0) luaL_error(m->L, "pattern too complex");
  m->depth--;
  const char *rest = match_rest(m, s, p);
  m->depth++;
  return rest;
}

void clh_match_begin(
  clh_match *m, lua_State *L, const char *text, size_t text_length, const char *pattern,
  size_t pattern_length
) {
  m->L = L;
  m->state = clh_of(L);
  m->text = text;
  m->text_end = text + text_length;
  m->pattern_end = pattern + pattern_length;
  m->steps = 0;
}

const char *clh_match_at(clh_match *m, const char *start, const char *pattern) {
  m->level = 0;
  m->depth = CLH_MATCH_DEPTH;
  step(m, 1);
  return match(m, start, pattern);
}

void clh_push_capture(clh_match *m, int index, const char *start, const char *end) {
  if (index >= m->level) {
    if (index != 0) luaL_error(m->L, "invalid capture index %%%d", index + 1);
    lua_pushlstring(m->L, start, (size_t)(end - start));
    return;
  }
  ptrdiff_t length = m->captures[index].length;
  if (length == CLH_UNFINISHED) luaL_error(m->L, "unfinished capture");
  if (length == CLH_POSITION) {
    lua_pushinteger(m->L, m->captures[index].start - m->text + 1);
  } else {
    lua_pushlstring(m->L, m->captures[index].start, (size_t)length);
  }
}

int clh_push_captures(clh_match *m, const char *start, const char *end) {
  int count = m->level == 0 && start ? 1 : m->level;
  luaL_checkstack(m->L, count, "too many captures");
  for (int index = 0; index < count; index++) clh_push_capture(m, index, start, end);
  return count;
}
