// The only door between Swift and Lua: opaque pointers, plain values and status codes.
//
// Every function here is safe to call from Swift: Lua's long jumps stay inside this target. A state
// belongs to one thread at a time, and that thread needs a stack of 1 MiB at least.
#ifndef CLUAHOST_H
#define CLUAHOST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// How an entry into Lua ended.
typedef enum clh_status {
  CLH_OK = 0,
  /// The source is not Lua.
  CLH_SYNTAX,
  /// The script raised an error.
  CLH_RUNTIME,
  /// A value that had to leave Lua cannot.
  CLH_VALUE,
  /// A limit ended the script; the state is dead.
  CLH_STEPS,
  CLH_MEMORY,
  CLH_TIME,
  CLH_OUTPUT,
} clh_status;

/// What a node of a tree holds.
typedef enum clh_kind {
  CLH_NOTHING = 0,
  CLH_BOOLEAN,
  CLH_INTEGER,
  CLH_NUMBER,
  /// `count` bytes of UTF-8 at `integer` in the tree's text.
  CLH_TEXT,
  /// `count` values follow, then `fields` pairs of a text and a value.
  CLH_TABLE,
  /// `integer` is its kind; `count` numbers follow, then `fields` (0 or 1) tables.
  CLH_OBJECT,
  /// Nine numbers follow: a constant, and the factors of the container's six measures and of the
  /// layer's own width and height.
  CLH_LENGTH,
  /// `integer` is its handle.
  CLH_FUNCTION,
} clh_kind;

/// One value of a tree; the values inside it follow it.
typedef struct clh_node {
  clh_kind kind;
  /// Objects and functions: where they were written, or -1.
  int32_t chunk;
  /// Objects and functions: the line, or 0.
  int32_t line;
  uint32_t count;
  uint32_t fields;
  int64_t integer;
  double number;
} clh_node;

/// A sequence of values in one flat buffer, for copying in and out.
typedef struct clh_tree clh_tree;

const clh_node *clh_tree_nodes(const clh_tree *tree, size_t *count);
const char *clh_tree_text(const clh_tree *tree);
void clh_tree_clear(clh_tree *tree);
/// Adds a node as it is; false when there is no memory.
bool clh_tree_add(clh_tree *tree, clh_node node);
/// Adds a text; false when there is no memory or it is too long.
bool clh_tree_add_text(clh_tree *tree, const char *bytes, size_t length);

/// One script with all its modules, values and limits.
typedef struct clh_state clh_state;

/// The function number that `require` calls the host with: its arguments are the name and the
/// requesting chunk; the result is a text (key), a text (name), a text (source) and a boolean
/// (whether the module's tables are read-only).
enum { CLH_REQUIRE = -1 };

/// The function number that the host is called with when a script asks the module for a field that
/// it does not have yet: its argument is the name, the result is the value, or nothing when there is
/// no such field. A field that is there is asked for once.
enum { CLH_LATE_FIELD = -2 };

/// Answers a call from a script. Returns true with the values in `result`, or false with one text
/// in it: the message of the error that the script sees.
typedef bool (*clh_callback)(
  void *context, int32_t function, const clh_tree *arguments, clh_tree *result);

typedef struct clh_options {
  clh_callback callback;
  /// Starts the script's random numbers.
  uint64_t seed;
  /// Bytes of memory that all values together may take.
  size_t memory;
  /// Bytes that one block may take: a string, the array of a table, the stack.
  size_t block;
  /// Bytes that may be printed.
  size_t output;
  /// Limits of a value that leaves Lua: nested tables, values, entries of a list, bytes of a text.
  uint32_t depth, nodes, items, text;
  uint32_t modules, module_depth;
} clh_options;

/// What one entry may use. A nested entry never gets more than its outer one has left.
typedef struct clh_budget {
  int64_t steps;
  uint64_t nanoseconds;
} clh_budget;

/// Makes a state, or returns NULL when there is no memory.
clh_state *clh_create(const clh_options *options);
/// Sets what the callback gets as its context.
void clh_set_context(clh_state *state, void *context);
/// Frees a state, also a dead one. Returns the bytes that were counted but not found: 0.
size_t clh_destroy(clh_state *state);

/// Adds a constructor to the module: one that takes a table, or with `numbers` above 0 (at most 8)
/// one that takes that many numbers.
clh_status clh_add_constructor(
  clh_state *state, const char *name, int64_t kind, uint32_t numbers);
/// Adds a function that calls the host with `function`, 0 or above; a table that the host answers
/// with is read-only for scripts and complains about unknown names.
clh_status clh_add_function(clh_state *state, const char *name, int32_t function);
/// Adds the value in `clh_given` to the module; a table is read-only for scripts.
clh_status clh_add_value(clh_state *state, const char *name);

/// The tree to put arguments in before an entry.
clh_tree *clh_given(clh_state *state);
/// The tree with the values an entry left.
const clh_tree *clh_taken(const clh_state *state);

/// Loads a chunk of text and runs it; one value is left in `clh_taken`.
clh_status clh_run(
  clh_state *state, const char *source, size_t length, const char *name, clh_budget budget);
/// Calls a function with the values in `clh_given`; one value is left in `clh_taken`.
clh_status clh_call(clh_state *state, int64_t function, clh_budget budget);

typedef struct clh_point {
  double fraction;
  double value;
} clh_point;

typedef struct clh_curve {
  const clh_point *points;
  size_t count;
  /// The largest distance found between the function and the chords.
  double error;
} clh_curve;

/// Samples a function of progress until its chords stay within `tolerance`, or as near as
/// `maximum` points come. The points live until the next entry.
clh_status clh_sample(
  clh_state *state, int64_t function, double tolerance, double magnitude, uint32_t maximum,
  clh_budget budget, clh_curve *curve);

/// What went wrong in the last entry that did not return CLH_OK.
typedef struct clh_failure {
  clh_status status;
  const char *message;
  size_t message_length;
  /// Syntax errors: the token Lua stumbled over, as Lua quotes it.
  const char *near_token;
  size_t near_length;
  /// Value errors: the path of keys to the value.
  const char *path;
  size_t path_length;
  /// -1 when it is not known.
  int32_t chunk;
  /// 0 when it is not known.
  int32_t line;
  uint32_t frames;
} clh_failure;

typedef struct clh_frame {
  int32_t chunk;
  int32_t line;
  /// The function's name, or NULL.
  const char *function;
} clh_frame;

clh_failure clh_last_failure(const clh_state *state);
/// A script function that was running, innermost first.
clh_frame clh_failure_frame(const clh_state *state, uint32_t index);

/// The name a chunk was loaded with, or NULL.
const char *clh_chunk_name(const clh_state *state, int32_t chunk);

typedef struct clh_print {
  int32_t chunk;
  int32_t line;
  const char *text;
  size_t length;
} clh_print;

size_t clh_print_count(const clh_state *state);
clh_print clh_print_at(const clh_state *state, size_t index);
void clh_print_clear(clh_state *state);

/// Bytes of memory in use.
size_t clh_memory(const clh_state *state);
/// Whether a limit has ended the script.
bool clh_is_dead(const clh_state *state);
/// Ends the script at its next hundred steps. The one function any thread may call.
void clh_cancel(clh_state *state);

#include "CLuaWorker.h"

#endif
