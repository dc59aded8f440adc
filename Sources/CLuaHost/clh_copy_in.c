// Copying values in. The host wrote the tree, so only the stack is checked.
#include "clh_internal.h"

static void push_text(lua_State *L, const clh_tree *tree, const clh_node *node) {
  lua_pushlstring(L, tree->text + node->integer, node->count);
}

static void push_table(lua_State *L, const clh_tree *tree, const clh_node *node, size_t *position) {
  lua_createtable(L, (int)node->count, (int)node->fields);
  for (uint32_t index = 1; index <= node->count; index++) {
    clh_copy_in(L, tree, position);
    lua_rawseti(L, -2, index);
  }
  for (uint32_t index = 0; index < node->fields; index++) {
    clh_copy_in(L, tree, position);
    clh_copy_in(L, tree, position);
    lua_rawset(L, -3);
  }
}

static void push_object(
  lua_State *L, const clh_tree *tree, const clh_node *node, size_t *position
) {
  clh_object *object = clh_new_object(L, node->integer);
  for (uint32_t index = 0; index < node->count && index < CLH_OBJECT_NUMBERS; index++) {
    object->numbers[object->count++] = tree->nodes[(*position)++].number;
  }
  if (node->fields == 0) return;
  clh_copy_in(L, tree, position);
  lua_setiuservalue(L, -2, 1);
}

static void push_length(lua_State *L, const clh_tree *tree, size_t *position) {
  double parts[CLH_LENGTH_PARTS];
  for (int part = 0; part < CLH_LENGTH_PARTS; part++) parts[part] = tree->nodes[(*position)++].number;
  clh_push_length(L, parts);
}

void clh_copy_in(lua_State *L, const clh_tree *tree, size_t *position) {
  luaL_checkstack(L, 6, "a value nests too deeply");
  const clh_node *node = &tree->nodes[(*position)++];
  switch (node->kind) {
    case CLH_NOTHING: lua_pushnil(L); break;
    case CLH_BOOLEAN: lua_pushboolean(L, node->integer != 0); break;
    case CLH_INTEGER: lua_pushinteger(L, node->integer); break;
    case CLH_NUMBER: lua_pushnumber(L, node->number); break;
    case CLH_TEXT: push_text(L, tree, node); break;
    case CLH_TABLE: push_table(L, tree, node, position); break;
    case CLH_OBJECT: push_object(L, tree, node, position); break;
    case CLH_LENGTH: push_length(L, tree, position); break;
    case CLH_FUNCTION: clh_push_function(L, node->integer); break;
  }
}
