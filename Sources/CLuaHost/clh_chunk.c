// Chunks: pieces of source, each with a name for people, a label for Lua and its environment.
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "clh_internal.h"

static bool is_free(const clh_state *state, const char *label) {
  return clh_find_chunk(state, label) < 0;
}

// Lua cuts long names, and scripts see the label in messages. So it is short, plain and unique, and
// says nothing about the folder: a script must not depend on where it lies.
static void make_label(const clh_state *state, const char *name, char *label, size_t size) {
  const char *folder_end = strrchr(name, '/');
  if (folder_end) name = folder_end + 1;
  size_t length = strlen(name);
  bool plain = length > 0 && length <= CLH_LABEL_BYTES;
  for (size_t index = 0; plain && index < length; index++) {
    unsigned char byte = (unsigned char)name[index];
    plain = byte < 128 && (isalnum(byte) || strchr("._-", byte));
  }
  snprintf(label, size, "=%s", name);
  if (plain && is_free(state, label)) return;
  snprintf(label, size, "=chunk~%zu", state->chunk_count + 1);
}

int32_t clh_add_chunk(clh_state *state, const char *name) {
  size_t count = state->chunk_count;
  clh_chunk *chunks = realloc(state->chunks, (count + 1) * sizeof *chunks);
  if (!chunks) return -1;
  state->chunks = chunks;
  make_label(state, name, chunks[count].label, sizeof chunks[count].label);
  chunks[count].name = strdup(name);
  if (!chunks[count].name) return -1;
  state->chunk_count = count + 1;
  return (int32_t)count;
}

int32_t clh_find_chunk(const clh_state *state, const char *source) {
  for (size_t index = 0; index < state->chunk_count; index++) {
    if (strcmp(state->chunks[index].label, source) == 0) return (int32_t)index;
  }
  return -1;
}

const char *clh_chunk_name(const clh_state *state, int32_t chunk) {
  if (chunk < 0 || (size_t)chunk >= state->chunk_count) return NULL;
  return state->chunks[chunk].name;
}

// A byte order mark and a first line for the shell are not Lua. The line's end stays: it counts.
static void skip_preamble(const char **source, size_t *length) {
  if (*length >= 3 && memcmp(*source, "\xEF\xBB\xBF", 3) == 0) *source += 3, *length -= 3;
  if (*length == 0 || **source != '#') return;
  while (*length > 0 && **source != '\n') (*source)++, (*length)--;
}

// The compiler runs no hook, and a source can be made that takes it half a minute. So it is fed in
// small pieces, with a look at the limits before each.
typedef struct source {
  const char *text;
  size_t length, piece;
} source;

enum { PIECE = 256 };

static const char *read_piece(lua_State *L, void *data, size_t *size) {
  source *rest = data;
  const char *piece = rest->text;
  *size = rest->length < rest->piece ? rest->length : rest->piece;
  rest->text += *size;
  rest->length -= *size;
  clh_charge(clh_of(L), *size);
  clh_check_clock(clh_of(L));
  return piece;
}

// Where the compiler gives up: fed byte by byte, it has read no farther than that.
static int32_t last_line(lua_State *L, source whole, const char *label) {
  const char *start = whole.text;
  whole.piece = 1;
  if (lua_load(L, read_piece, &whole, label, "t") == LUA_OK) return 0;
  lua_pop(L, 1);
  // The last byte is only looked at.
  int32_t line = 1;
  for (const char *byte = start; byte + 1 < whole.text; byte++) line += *byte == '\n';
  return line;
}

// Of nesting beyond what the compiler takes, Lua says no place.
static void describe_nesting(lua_State *L, source whole, const char *label) {
  const char *nested = "C stack overflow";
  const char *message = lua_tostring(L, -1);
  if (!message || strncmp(message, nested, strlen(nested)) != 0) return;
  lua_pop(L, 1);
  int32_t line = last_line(L, whole, label);
  lua_pushfstring(L, "%s:%d: the source nests too deeply\n"
    "hint: put inner tables and functions into variables of their own", label + 1, (int)line);
}

bool clh_load(lua_State *L, const char *text, size_t length, int32_t chunk) {
  clh_state *state = clh_of(L);
  if (!text) text = "", length = 0;
  skip_preamble(&text, &length);
  const char *label = state->chunks[chunk].label;
  const source whole = {.text = text, .length = length, .piece = PIECE};
  source rest = whole;
  if (lua_load(L, read_piece, &rest, label, "t") != LUA_OK) {
    describe_nesting(L, whole, label);
    return false;
  }
  clh_push_environment(L, chunk);
  lua_setupvalue(L, -2, 1);
  return true;
}
