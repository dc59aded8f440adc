// Values in one flat buffer, outside of Lua's memory.
#include <stdlib.h>
#include <string.h>

#include "clh_internal.h"

// Makes room for one more unit; false when there is no memory.
static bool grow(void **buffer, size_t *capacity, size_t needed, size_t unit) {
  if (needed <= *capacity) return true;
  size_t wanted = *capacity ? *capacity : 64;
  while (wanted < needed) wanted *= 2;
  void *grown = realloc(*buffer, wanted * unit);
  if (!grown) return false;
  *buffer = grown;
  *capacity = wanted;
  return true;
}

const clh_node *clh_tree_nodes(const clh_tree *tree, size_t *count) {
  *count = tree->count;
  return tree->nodes;
}

const char *clh_tree_text(const clh_tree *tree) { return tree->text; }

void clh_tree_clear(clh_tree *tree) {
  tree->count = tree->text_length = 0;
  tree->values = 0;
}

clh_tree *clh_tree_create(void) { return calloc(1, sizeof(clh_tree)); }

void clh_tree_destroy(clh_tree *tree) {
  clh_tree_free(tree);
  free(tree);
}

size_t clh_tree_text_length(const clh_tree *tree) { return tree->text_length; }

bool clh_tree_assign(
  clh_tree *tree, const void *nodes, size_t count, const void *text, size_t length
) {
  clh_tree_clear(tree);
  if (!grow((void **)&tree->nodes, &tree->capacity, count, sizeof *tree->nodes)) return false;
  if (!grow((void **)&tree->text, &tree->text_capacity, length + 1, 1)) return false;
  if (count > 0) memcpy(tree->nodes, nodes, count * sizeof *tree->nodes);
  if (length > 0) memcpy(tree->text, text, length);
  tree->count = count;
  tree->text_length = length;
  return true;
}

void clh_tree_free(clh_tree *tree) {
  free(tree->nodes);
  free(tree->text);
  *tree = (clh_tree){0};
}

bool clh_tree_add(clh_tree *tree, clh_node node) {
  if (!grow((void **)&tree->nodes, &tree->capacity, tree->count + 1, sizeof node)) return false;
  tree->nodes[tree->count++] = node;
  return true;
}

bool clh_tree_add_text(clh_tree *tree, const char *bytes, size_t length) {
  if (length > UINT32_MAX) return false;
  // One byte more, so that the text is never a null pointer.
  size_t needed = tree->text_length + length + 1;
  if (!grow((void **)&tree->text, &tree->text_capacity, needed, 1)) return false;
  clh_node node = {
    .kind = CLH_TEXT, .chunk = -1, .count = (uint32_t)length,
    .integer = (int64_t)tree->text_length,
  };
  if (!clh_tree_add(tree, node)) return false;
  if (length > 0) memcpy(tree->text + tree->text_length, bytes, length);
  tree->text_length += length;
  return true;
}
