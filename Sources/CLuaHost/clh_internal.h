// What the files of this target share. Nothing here is seen by Swift.
//
// Three rules hold everywhere:
// - Whatever may raise a Lua error runs inside `clh_enter`.
// - A limit ends the script by a long jump to the innermost entry and the state is never touched
//   again, so nothing on the C stack may hold memory or a lock of its own.
// - No script code runs in the message handler, the hook or the allocator.
#ifndef CLH_INTERNAL_H
#define CLH_INTERNAL_H

#include <setjmp.h>
#include <stdatomic.h>
#include <stdio.h>

#include "../CLua/shim.h"
#include "CLuaHost.h"

enum {
  CLH_NESTED_ENTRIES = 4,
  CLH_HOOK_COUNT = 100,
  CLH_MESSAGE_BYTES = 4096,
  CLH_PATH_BYTES = 512,
  CLH_NEAR_BYTES = 128,
  CLH_FRAMES = 32,
  CLH_NAME_BYTES = 64,
  CLH_LABEL_BYTES = 40,
  CLH_OBJECT_NUMBERS = 8,
  CLH_RANGE = 1000000,
  CLH_UNPACKED = 10000,
  CLH_TABLE_DEPTH = 64,
};

/// Things that scripts can hold and never make themselves, told apart by their metatable.
typedef enum clh_mark {
  CLH_MARK_OBJECT,
  CLH_MARK_LENGTH,
  CLH_MARK_CONTAINER,
  CLH_MARK_LAYER,
  CLH_MARK_FROZEN,
  CLH_MARKS,
} clh_mark;

/// Tables that the state keeps in the registry.
typedef enum clh_slot {
  /// The library tables that environments copy: `_G`, and those inside it.
  CLH_SLOT_TEMPLATE = 1,
  /// What `require "animscript"` shows, unfrozen.
  CLH_SLOT_MODULE,
  /// Tables to their frozen proxies.
  CLH_SLOT_FROZEN,
  /// Script metatables to their host copies.
  CLH_SLOT_METATABLES,
  /// Handles to the functions that were handed over.
  CLH_SLOT_FUNCTIONS,
  /// Keys to loaded modules.
  CLH_SLOT_LOADED,
  /// The error value that the report describes.
  CLH_SLOT_ERROR,
  CLH_SLOTS,
} clh_slot;

typedef struct clh_block {
  struct clh_block *previous, *next;
  size_t size;
  size_t padding;
} clh_block;

typedef struct clh_entry {
  struct clh_entry *outer;
  jmp_buf jump;
  int64_t withheld;
  uint64_t deadline;
  lua_State *running;
} clh_entry;

typedef struct clh_chunk {
  char *name;
  /// What Lua knows the chunk by: "=" and a short name.
  char label[CLH_LABEL_BYTES + 2];
} clh_chunk;

typedef struct clh_report {
  clh_status status;
  int32_t chunk, line;
  size_t message_length, near_length, path_length;
  uint32_t frame_count;
  clh_frame frames[CLH_FRAMES];
  char names[CLH_FRAMES][CLH_NAME_BYTES];
  char message[CLH_MESSAGE_BYTES + 1];
  char near_token[CLH_NEAR_BYTES + 1];
  char path[CLH_PATH_BYTES + 1];
} clh_report;

struct clh_tree {
  clh_node *nodes;
  size_t count, capacity;
  /// How many values were copied out into it.
  uint32_t values;
  char *text;
  size_t text_length, text_capacity;
};

typedef struct clh_printed {
  int32_t chunk, line;
  size_t offset, length;
} clh_printed;

struct clh_state {
  clh_options options;
  void *context;
  lua_State *main;
  /// The coroutine that runs now.
  lua_State *running;
  clh_entry *entry;
  uint32_t depth;
  bool dead;
  _Atomic bool cancelled;

  clh_block *blocks;
  size_t used, collected;

  int64_t fuel, since_clock;
  uint64_t deadline;

  size_t copied_metatables;
  int64_t functions;
  uint64_t random[4];

  clh_chunk *chunks;
  size_t chunk_count;
  uint32_t module_count, module_depth;

  clh_tree given[CLH_NESTED_ENTRIES + 1], taken[CLH_NESTED_ENTRIES + 1];
  clh_point *points;

  clh_printed *printed;
  size_t printed_count, printed_capacity;
  char *printed_text;
  size_t printed_length, printed_total;

  /// Whether the report stands for the value in CLH_SLOT_ERROR.
  bool report_kept;
  clh_report report;
};

// State and memory.
static inline clh_state *clh_of(lua_State *L) { return *(clh_state **)lua_getextraspace(L); }
void *clh_allocate(void *context, void *pointer, size_t old_size, size_t new_size);
void clh_push_slot(lua_State *L, clh_slot slot);
/// Pops the value at the top into a slot.
void clh_set_slot(lua_State *L, clh_slot slot);

// Entries and limits.
clh_status clh_enter(clh_state *state, lua_CFunction body, void *data, clh_budget budget);
_Noreturn void clh_kill(clh_state *state, clh_status status, const char *message);
/// Goes on to the next outer entry when an inner one was ended.
void clh_pass_on_kill(clh_state *state);
void clh_install_hook(lua_State *L);
/// Takes the price of work that the hook does not see, and ends the script when it is too much.
void clh_charge(clh_state *state, uint64_t steps);
void clh_check(clh_state *state);
void clh_check_clock(clh_state *state);
uint64_t clh_now(void);

// Reports: what Swift learns about a failure.
void clh_begin_report(clh_state *state, clh_status status);
void clh_report_message(clh_state *state, const char *text, size_t length);
/// Notes the script lines of `L` from `level` on; the innermost becomes the position.
void clh_report_frames(clh_state *state, lua_State *L, int level);
/// Describes the error value at the top of `L`; it was raised at `level` of `raiser`, which is `L`
/// or a coroutine it runs.
void clh_describe_error(lua_State *L, lua_State *raiser, int level);
/// Describes the message at the top that loading a chunk gave.
void clh_describe_syntax(clh_state *state, lua_State *L, int32_t chunk);
int clh_handler(lua_State *L);
/// Lets the report stand for the value at the top, however often that value is raised again.
void clh_keep_report(lua_State *L);
/// Ends the entry with the report as it is; no script code may be running.
_Noreturn void clh_raise_report(lua_State *L);

// Chunks.
int32_t clh_add_chunk(clh_state *state, const char *name);
int32_t clh_find_chunk(const clh_state *state, const char *source);
/// The innermost script line at `level` or above; chunk -1 when there is none.
void clh_position(lua_State *L, int level, int32_t *chunk, int32_t *line);
/// Loads text with an environment of its own. Pushes the function, or a message and returns false.
bool clh_load(lua_State *L, const char *text, size_t length, int32_t chunk);

// Values.
/// Why a value cannot leave.
typedef struct clh_fault {
  char message[200];
  char path[CLH_PATH_BYTES + 1];
  int32_t chunk, line;
} clh_fault;
/// Copies the value at `index` to the tree, or describes the first fault.
bool clh_copy_out(lua_State *L, int index, clh_tree *tree, clh_fault *fault);
/// Pushes the values of a tree from `*position` on; one value at a time.
void clh_copy_in(lua_State *L, const clh_tree *tree, size_t *position);
void clh_push_function(lua_State *L, int64_t function);
bool clh_is_utf8(const char *text, size_t length);
void clh_tree_free(clh_tree *tree);

/// A key in the order of visits: integers ascending, then strings by bytes.
typedef struct clh_key {
  /// NULL for an integer.
  const char *text;
  size_t length;
  lua_Integer integer;
} clh_key;
/// The number of values at 1, 2, 3 … up to the first gap.
lua_Integer clh_list_length(lua_State *L, int index);
/// Pushes a block with the keys beyond the list, in order. Returns how many, or -1 with the type
/// of the key that has no order.
lua_Integer clh_sorted_keys(
  lua_State *L, int index, lua_Integer list, clh_key **keys, int *bad_type);
void clh_push_key(lua_State *L, const clh_key *key);
/// Reads the key at `index`; false when it has no order.
bool clh_read_key(lua_State *L, int index, clh_key *key);
int clh_compare_keys(const void *left, const void *right);

// Marked userdata: each begins with a header that only C can write.
typedef struct clh_header {
  const clh_state *owner;
  clh_mark mark;
} clh_header;
/// Defines how the values of a mark behave.
void clh_make_mark(lua_State *L, clh_mark mark, const char *name, const luaL_Reg *functions);
/// Pushes a new value with a mark and room for host data after the header.
void *clh_new_marked(lua_State *L, clh_mark mark, size_t size, int values);
/// The value at `index` if it has the mark, or NULL.
void *clh_marked(lua_State *L, int index, clh_mark mark);
/// Pops a metatable and gives it to the table or userdata below.
void clh_attach_metatable(lua_State *L, int index);

// Lua 5.4.4 can be made to read registers that it has not written, and with them what a C function
// left on the stack. What no script may hold is therefore wiped before control goes back.
/// Wipes the free slots above the top.
void clh_wipe(lua_State *L);
/// Leaves nothing but the results, which are at the top, in the frame. Returns `results`.
int clh_return(lua_State *L, int results);
/// Raises an error at the line of the caller, and leaves nothing else in the frame.
int clh_error(lua_State *L, const char *format, ...);

typedef struct clh_object {
  clh_header header;
  lua_Integer kind;
  int32_t chunk, line;
  uint32_t count;
  double numbers[CLH_OBJECT_NUMBERS];
} clh_object;
clh_object *clh_new_object(lua_State *L, lua_Integer kind);
void clh_push_constructor(lua_State *L, const char *name, lua_Integer kind, uint32_t numbers);

/// The constant of a length, then its multiples of each measure.
enum { CLH_MEASURES = 8, CLH_LENGTH_PARTS = 1 + CLH_MEASURES };
typedef struct clh_length {
  clh_header header;
  double parts[CLH_LENGTH_PARTS];
} clh_length;
void clh_push_length(lua_State *L, const double *parts);

/// Replaces the table at the top by its read-only proxy; other values stay. With a `path`, unknown
/// names are errors that name it.
void clh_freeze(lua_State *L, const char *path);
// The path by which messages know the module.
#define CLH_MODULE_PATH "anim"
/// Pushes the table behind a proxy; false when the value is no proxy.
bool clh_push_thawed(lua_State *L, int index);

// Marks and parts of the module.
void clh_open_objects(lua_State *L);
void clh_open_lengths(lua_State *L);
void clh_open_frozen(lua_State *L);
void clh_open_environment(lua_State *L);
void clh_push_environment(lua_State *L, int32_t chunk);
int clh_require(lua_State *L);
/// Calls the host with the values in `taken`, and returns when no frame of the host is left. False
/// with the error's message pushed; otherwise the answer is in `given`.
bool clh_ask_host(lua_State *L, int32_t function);
// Pushes a field that the host adds to the module now, or pushes nothing and returns false.
bool clh_push_late_field(lua_State *L, const char *name);

// Library functions.
/// Calls the stock function that a guard stands before, as if the script had called it.
static inline int clh_call_stock(lua_State *L) {
  return lua_tocfunction(L, lua_upvalueindex(1))(L);
}
/// Pushes what `tostring` gives.
void clh_push_text(lua_State *L, int index);
/// Pushes "did you mean" with the nearest name among the table's keys, or a list of all names.
void clh_push_suggestion(lua_State *L, int table, const char *name);
/// Pushes an iterator over a table in order; its values are frozen for a proxy.
void clh_push_iterator(lua_State *L, int table, bool frozen);
int clh_pairs(lua_State *L);
int clh_next(lua_State *L);
int clh_print_values(lua_State *L);
int clh_getmetatable(lua_State *L);
int clh_setmetatable(lua_State *L);
void clh_seed(clh_state *state, uint64_t seed);

extern const luaL_Reg clh_basic_functions[];
extern const luaL_Reg clh_string_functions[];
extern const luaL_Reg clh_pattern_functions[];
extern const luaL_Reg clh_table_functions[];
extern const luaL_Reg clh_math_functions[];
extern const luaL_Reg clh_utf8_functions[];
extern const luaL_Reg clh_coroutine_functions[];

#endif
