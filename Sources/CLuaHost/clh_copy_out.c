// Copying values out: raw, within limits, and with the path to what cannot leave.
#include <ctype.h>
#include <math.h>
#include <stdarg.h>
#include <string.h>

#include "clh_internal.h"

enum { MOST_TEXT = 1 << 20 };

typedef struct copy {
  lua_State *L;
  clh_state *state;
  clh_tree *tree;
  clh_fault *fault;
  uint32_t depth;
  /// The keys that lead to the current value, and the tables they were found in.
  clh_key keys[CLH_TABLE_DEPTH];
  const void *tables[CLH_TABLE_DEPTH];
  uint32_t key_count;
} copy;

static bool copy_value(copy *c, int index);

static size_t write_key(char *path, size_t size, const clh_key *key, bool first) {
  if (!key->text) return (size_t)snprintf(path, size, "[" LUA_INTEGER_FMT "]", key->integer);
  bool plain = key->length > 0 && !isdigit((unsigned char)key->text[0]);
  for (size_t index = 0; plain && index < key->length; index++) {
    unsigned char byte = (unsigned char)key->text[index];
    plain = isalnum(byte) || byte == '_';
  }
  int length = (int)(key->length > 64 ? 64 : key->length);
  if (!plain) return (size_t)snprintf(path, size, "[\"%.*s\"]", length, key->text);
  return (size_t)snprintf(path, size, first ? "%.*s" : ".%.*s", length, key->text);
}

static bool fail(copy *c, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(c->fault->message, sizeof c->fault->message, format, arguments);
  va_end(arguments);
  size_t written = 0;
  for (uint32_t index = 0; index < c->key_count; index++) {
    size_t space = sizeof c->fault->path - written;
    size_t length = write_key(c->fault->path + written, space, &c->keys[index], index == 0);
    if (length >= space) break;
    written += length;
  }
  c->fault->path[written] = 0;
  return false;
}

static bool add(copy *c, clh_node node) {
  if (clh_tree_add(c->tree, node)) return true;
  return fail(c, "there is no memory for it");
}

static bool add_number(copy *c, double number) {
  return add(c, (clh_node){.kind = CLH_NUMBER, .chunk = -1, .number = number});
}

static bool add_text(copy *c, const char *text, size_t length) {
  if (length > c->state->options.text) {
    return fail(c, "a text of %zu bytes is longer than the limit of %u", length,
      c->state->options.text);
  }
  if (!clh_is_utf8(text, length)) return fail(c, "the text is not UTF-8");
  if (c->tree->text_length + length > MOST_TEXT) {
    return fail(c, "all texts together are longer than the limit of %d bytes", MOST_TEXT);
  }
  if (clh_tree_add_text(c->tree, text, length)) return true;
  return fail(c, "there is no memory for it");
}

static bool copy_child(copy *c, const clh_key *key) {
  c->keys[c->key_count++] = *key;
  bool copied = copy_value(c, -1);
  if (copied) c->key_count--;
  lua_pop(c->L, 1);
  return copied;
}

static bool check_names(copy *c, const clh_key *keys, lua_Integer count, lua_Integer list) {
  for (lua_Integer index = 0; index < count; index++) {
    if (keys[index].text) continue;
    return fail(c, "there is a value at position " LUA_INTEGER_FMT ", but none at position "
      LUA_INTEGER_FMT, keys[index].integer, list + 1);
  }
  return true;
}

static bool copy_fields(copy *c, int table, const clh_key *keys, lua_Integer count) {
  for (lua_Integer index = 0; index < count; index++) {
    if (!add_text(c, keys[index].text, keys[index].length)) return false;
    clh_push_key(c->L, &keys[index]);
    lua_rawget(c->L, table);
    if (!copy_child(c, &keys[index])) return false;
  }
  return true;
}

static bool copy_contents(copy *c, int table) {
  lua_State *L = c->L;
  lua_Integer list = clh_list_length(L, table);
  if (list > c->state->options.items) {
    return fail(c, "a list of " LUA_INTEGER_FMT " entries is longer than the limit of %u", list,
      c->state->options.items);
  }
  clh_key *keys;
  int bad_type = LUA_TNIL;
  lua_Integer count = clh_sorted_keys(L, table, list, &keys, &bad_type);
  if (count < 0) {
    const char *type = bad_type == LUA_TNUMBER ? "fraction" : lua_typename(L, bad_type);
    return fail(c, "a key is a %s; keys are names, or positions 1, 2, 3 and so on", type);
  }
  if (!check_names(c, keys, count, list)) return false;
  clh_node node = {
    .kind = CLH_TABLE, .chunk = -1, .count = (uint32_t)list, .fields = (uint32_t)count,
  };
  if (!add(c, node)) return false;
  for (lua_Integer index = 1; index <= list; index++) {
    clh_key key = {.integer = index};
    lua_rawgeti(L, table, index);
    if (!copy_child(c, &key)) return false;
  }
  return copy_fields(c, table, keys, count);
}

static bool copy_table(copy *c, int index) {
  lua_State *L = c->L;
  if (lua_getmetatable(L, index)) {
    lua_pop(L, 1);
    return fail(c, "a table with a metatable cannot be part of a description");
  }
  if (c->depth == c->state->options.depth) {
    return fail(c, "tables nest deeper than the limit of %u", c->state->options.depth);
  }
  const void *identity = lua_topointer(L, index);
  for (uint32_t outer = 0; outer < c->depth; outer++) {
    if (c->tables[outer] != identity) continue;
    const clh_key *key = &c->keys[c->key_count - 1];
    if (!key->text || strcmp(key->text, "_G") != 0) return fail(c, "the table contains itself");
    c->key_count = outer;
    return fail(c, "is the table of all global names");
  }
  c->tables[c->depth++] = identity;
  int top = lua_gettop(L);
  bool copied = copy_contents(c, lua_absindex(L, index));
  lua_settop(L, top);
  if (copied) c->depth--;
  return copied;
}

static bool copy_object(copy *c, int index, const clh_object *object) {
  bool has_table = lua_getiuservalue(c->L, index, 1) == LUA_TTABLE;
  clh_node node = {
    .kind = CLH_OBJECT, .chunk = object->chunk, .line = object->line, .count = object->count,
    .fields = has_table, .integer = object->kind,
  };
  int32_t chunk = c->fault->chunk, line = c->fault->line;
  if (object->line > 0) c->fault->chunk = object->chunk, c->fault->line = object->line;
  bool copied = add(c, node);
  for (uint32_t number = 0; copied && number < object->count; number++) {
    copied = add_number(c, object->numbers[number]);
  }
  if (copied && has_table) copied = copy_table(c, -1);
  lua_pop(c->L, 1);
  if (copied) c->fault->chunk = chunk, c->fault->line = line;
  return copied;
}

static bool copy_userdata(copy *c, int index) {
  const clh_object *object = clh_marked(c->L, index, CLH_MARK_OBJECT);
  if (object) return copy_object(c, index, object);
  const clh_length *length = clh_marked(c->L, index, CLH_MARK_LENGTH);
  if (length) {
    if (!add(c, (clh_node){.kind = CLH_LENGTH, .chunk = -1})) return false;
    for (int part = 0; part < CLH_LENGTH_PARTS; part++) {
      if (!add_number(c, length->parts[part])) return false;
    }
    return true;
  }
  if (clh_push_thawed(c->L, index)) {
    clh_push_slot(c->L, CLH_SLOT_MODULE);
    bool is_module = lua_rawequal(c->L, -1, -2);
    lua_pop(c->L, 1);
    if (is_module) return fail(c, "is the module \"animscript\"");
    bool copied = copy_table(c, -1);
    lua_pop(c->L, 1);
    return copied;
  }
  const char *owner = clh_marked(c->L, index, CLH_MARK_LAYER) ? "layer" : "container";
  return fail(c, "the %s is not a length; its width and height are", owner);
}

static bool copy_function(copy *c, int index) {
  lua_State *L = c->L;
  lua_Debug info;
  lua_pushvalue(L, index);
  lua_getinfo(L, ">S", &info);
  clh_push_slot(L, CLH_SLOT_FUNCTIONS);
  lua_pushvalue(L, index < 0 ? index - 1 : index);
  lua_rawseti(L, -2, ++c->state->functions);
  lua_pop(L, 1);
  clh_node node = {
    .kind = CLH_FUNCTION, .chunk = clh_find_chunk(c->state, info.source),
    .line = info.linedefined > 0 ? info.linedefined : 0, .integer = c->state->functions,
  };
  return add(c, node);
}

static bool copy_number(copy *c, int index) {
  if (lua_isinteger(c->L, index)) {
    clh_node node = {.kind = CLH_INTEGER, .chunk = -1, .integer = lua_tointeger(c->L, index)};
    return add(c, node);
  }
  double number = lua_tonumber(c->L, index);
  if (isnan(number)) return fail(c, "must be a finite number, got NaN");
  if (isinf(number)) return fail(c, "must be a finite number, got infinity");
  return add_number(c, number);
}

static bool copy_value(copy *c, int index) {
  // All arguments of a call count together.
  if (++c->tree->values > c->state->options.nodes) {
    return fail(c, "there are more values than the limit of %u", c->state->options.nodes);
  }
  luaL_checkstack(c->L, 12, "a value nests too deeply");
  size_t length;
  const char *text;
  switch (lua_type(c->L, index)) {
    case LUA_TNIL: return add(c, (clh_node){.kind = CLH_NOTHING, .chunk = -1});
    case LUA_TBOOLEAN:
      return add(c, (clh_node){
        .kind = CLH_BOOLEAN, .chunk = -1, .integer = lua_toboolean(c->L, index)});
    case LUA_TNUMBER: return copy_number(c, index);
    case LUA_TSTRING:
      text = lua_tolstring(c->L, index, &length);
      return add_text(c, text, length);
    case LUA_TTABLE: return copy_table(c, index);
    case LUA_TFUNCTION: return copy_function(c, index);
    case LUA_TUSERDATA: return copy_userdata(c, index);
    default: return fail(c, "a coroutine cannot be part of a description");
  }
}

bool clh_copy_out(lua_State *L, int index, clh_tree *tree, clh_fault *fault) {
  copy c = {.L = L, .state = clh_of(L), .tree = tree, .fault = fault};
  *fault = (clh_fault){.chunk = -1};
  int top = lua_gettop(L);
  bool copied = copy_value(&c, lua_absindex(L, index));
  lua_settop(L, top);
  return copied;
}
