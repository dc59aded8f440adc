// Scripts in a process of their own: what the host and its worker say to each other, and how the
// worker gives up everything that a script could be after.
//
// Both ends are the same program on the same machine, so numbers travel as memory holds them. The
// worker believes the host; the host believes nothing.
#ifndef CLUAWORKER_H
#define CLUAWORKER_H

#include "CLuaHost.h"

/// What a message is; its body follows the header. A *text* is its length in 4 bytes and its bytes,
/// a *tree* the number of its nodes, the length of its text, the nodes and the text.
typedef enum clh_message {
  // From the host. Those before CLH_HOST_READY get no answer of their own.
  /// `clh_settings`.
  CLH_HOST_OPEN = 1,
  /// A kind (8 bytes), a number of numbers (4) and a name.
  CLH_HOST_CONSTRUCTOR,
  /// A function number (4) and a name.
  CLH_HOST_FUNCTION,
  /// A name and a tree.
  CLH_HOST_VALUE,
  /// Asks for the first failure of the messages before.
  CLH_HOST_READY,
  /// A budget, a name and a text: the source.
  CLH_HOST_RUN,
  /// A budget, a function (8) and a tree of arguments.
  CLH_HOST_CALL,
  /// A budget, a function (8), tolerance and magnitude (8 each) and a number of points (4).
  CLH_HOST_SAMPLE,
  /// 1 for an answer or 0 for a refusal (4), and a tree.
  CLH_HOST_ANSWER,
  // From the worker.
  /// A status (4), the bytes in use (8), the chunks, what was printed, and then a tree for RUN and
  /// CALL, a curve for SAMPLE, or the failure.
  CLH_WORKER_RESULT,
  /// A function number (4), the chunks and a tree of arguments; the next messages are entries into
  /// the script or CLH_HOST_ANSWER.
  CLH_WORKER_QUESTION,
} clh_message;

/// What comes before every message.
typedef struct clh_message_head {
  uint32_t message;
  /// Bytes of the body.
  uint32_t length;
} clh_message_head;

/// What a worker may use: the options of its state, and what the system holds it to.
typedef struct clh_settings {
  uint64_t seed, memory, block, output;
  uint32_t depth, nodes, items, text, modules, module_depth;
  /// Seconds of processor time in all.
  uint32_t seconds;
  uint32_t padding;
} clh_settings;

/// A tree of its own, or NULL when there is no memory.
clh_tree *clh_tree_create(void);
void clh_tree_destroy(clh_tree *tree);
/// The bytes of text in a tree.
size_t clh_tree_text_length(const clh_tree *tree);
/// Takes nodes and text as they are; false when there is no memory.
bool clh_tree_assign(
  clh_tree *tree, const void *nodes, size_t count, const void *text, size_t length);

/// How a worker ends that could not go on; with CLH_WORKER_DONE the host had enough.
enum { CLH_WORKER_DONE = 0, CLH_WORKER_REFUSED = 71, CLH_WORKER_NO_MEMORY, CLH_WORKER_CONFUSED };

/// Gives up all rights, then answers the host on descriptor 0 until it has enough.
_Noreturn void clh_serve(void);

/// How far the system holds a worker.
typedef enum clh_confinement {
  /// Limits on memory, time, files and processes.
  CLH_LIMITED = 0,
  /// Also a filter that ends the process at every call but the few it needs.
  CLH_FILTERED,
  /// The system has such a filter and refuses it.
  CLH_REFUSED,
} clh_confinement;

/// How far the system can hold a worker, by the way the program is built.
clh_confinement clh_expected_confinement(void);

/// What became of something that a worker must not do.
typedef struct clh_attempt {
  const char *name;
  /// What it needs of the system to be refused.
  clh_confinement by;
  bool succeeded;
  /// The signal that ended the process which tried, or 0.
  int32_t signal;
} clh_attempt;

/// Tries in confined processes what a script could be after. Returns how many attempts there are;
/// `index` beyond them leaves `attempt` as it is.
size_t clh_try_escape(size_t index, clh_attempt *attempt);

/// Remembers a process for `clh_end_workers`; false when there are too many.
bool clh_note_worker(int32_t process);
void clh_forget_worker(int32_t process);
/// Ends every remembered process. A signal handler may call it.
void clh_end_workers(void);

#endif
