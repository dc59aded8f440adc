// The worker: a state whose host is at the other end of a connection.
//
// Messages nest as calls do. While a script waits for an answer the host may enter it again, so
// whoever waits for a message also carries out what comes before it.
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "clh_bytes.h"
#include "clh_confine.h"

typedef struct worker {
  clh_state *state;
  /// The first failure on the way to CLH_HOST_READY.
  clh_status opened;
  clh_writer writer;
} worker;

static clh_budget get_budget(clh_reader *reader) {
  clh_budget budget;
  budget.steps = (int64_t)clh_get_64(reader);
  budget.nanoseconds = clh_get_64(reader);
  return budget;
}

static void put_chunks(worker *w) {
  clh_writer *out = &w->writer;
  clh_put_32(out, w->state ? (uint32_t)w->state->chunk_count : 0);
  for (size_t index = 0; w->state && index < w->state->chunk_count; index++) {
    const char *name = w->state->chunks[index].name;
    clh_put_text(out, name, strlen(name));
  }
}

static void put_printed(worker *w) {
  clh_writer *out = &w->writer;
  size_t count = w->state ? clh_print_count(w->state) : 0;
  clh_put_32(out, (uint32_t)count);
  for (size_t index = 0; index < count; index++) {
    clh_print line = clh_print_at(w->state, index);
    clh_put_32(out, (uint32_t)line.chunk);
    clh_put_32(out, (uint32_t)line.line);
    clh_put_text(out, line.text, line.length);
  }
  if (w->state) clh_print_clear(w->state);
}

static void put_failure(worker *w) {
  static const char no_state[] = "there is no memory left";
  clh_writer *out = &w->writer;
  clh_failure failure = {.message = no_state, .message_length = strlen(no_state), .chunk = -1};
  if (w->state) failure = clh_last_failure(w->state);
  clh_put_text(out, failure.message, failure.message_length);
  clh_put_text(out, failure.near_token, failure.near_length);
  clh_put_text(out, failure.path, failure.path_length);
  clh_put_32(out, (uint32_t)failure.chunk);
  clh_put_32(out, (uint32_t)failure.line);
  clh_put_32(out, failure.frames);
  for (uint32_t index = 0; index < failure.frames; index++) {
    clh_frame frame = clh_failure_frame(w->state, index);
    clh_put_32(out, (uint32_t)frame.chunk);
    clh_put_32(out, (uint32_t)frame.line);
    clh_put_32(out, frame.function != NULL);
    clh_put_text(out, frame.function, frame.function ? strlen(frame.function) : 0);
  }
}

static void begin_result(worker *w, clh_status status) {
  clh_begin_message(&w->writer);
  clh_put_32(&w->writer, status);
  clh_put_64(&w->writer, w->state ? clh_memory(w->state) : 0);
  put_chunks(w);
  put_printed(w);
  if (status != CLH_OK) put_failure(w);
}

static void send_value(worker *w, clh_status status) {
  begin_result(w, status);
  if (status == CLH_OK) clh_put_tree(&w->writer, clh_taken(w->state));
  clh_send(&w->writer, CLH_WORKER_RESULT);
}

static void carry_on(worker *w, clh_tree *answer, bool *answered);

// Asks the host on behalf of the script.
static bool ask(void *context, int32_t function, const clh_tree *arguments, clh_tree *result) {
  worker *w = context;
  clh_begin_message(&w->writer);
  clh_put_32(&w->writer, (uint32_t)function);
  put_chunks(w);
  clh_put_tree(&w->writer, arguments);
  clh_send(&w->writer, CLH_WORKER_QUESTION);
  bool answered = false;
  carry_on(w, result, &answered);
  return answered;
}

// The rights are given up here: the host says how much memory and time is needed, and no byte of
// a script has been seen.
static void open_state(worker *w, clh_reader *reader) {
  clh_settings settings;
  const void *bytes = clh_get(reader, sizeof settings);
  if (!bytes || w->state) _exit(CLH_WORKER_CONFUSED);
  memcpy(&settings, bytes, sizeof settings);
  if (!clh_confine(settings.memory, settings.seconds)) _exit(CLH_WORKER_REFUSED);
  clh_options options = {
    .callback = ask, .seed = settings.seed, .memory = settings.memory, .block = settings.block,
    .output = settings.output, .depth = settings.depth, .nodes = settings.nodes,
    .items = settings.items, .text = settings.text, .modules = settings.modules,
    .module_depth = settings.module_depth,
  };
  w->state = clh_create(&options);
  if (w->state) clh_set_context(w->state, w);
  else w->opened = CLH_MEMORY;
}

static void add(worker *w, clh_message message, clh_reader *reader) {
  if (w->opened != CLH_OK) return;
  if (message == CLH_HOST_CONSTRUCTOR) {
    int64_t kind = (int64_t)clh_get_64(reader);
    uint32_t numbers = clh_get_32(reader);
    char *name = clh_get_name(reader);
    w->opened = clh_add_constructor(w->state, name, kind, numbers);
    free(name);
  } else if (message == CLH_HOST_FUNCTION) {
    int32_t function = (int32_t)clh_get_32(reader);
    char *name = clh_get_name(reader);
    w->opened = clh_add_function(w->state, name, function);
    free(name);
  } else {
    char *name = clh_get_name(reader);
    if (!clh_get_tree(reader, clh_given(w->state))) _exit(CLH_WORKER_CONFUSED);
    w->opened = clh_add_value(w->state, name);
    free(name);
  }
}

static void run(worker *w, clh_reader *reader) {
  clh_budget budget = get_budget(reader);
  char *name = clh_get_name(reader);
  uint32_t length = clh_get_32(reader);
  const char *source = clh_get(reader, length);
  if (!source) _exit(CLH_WORKER_CONFUSED);
  clh_status status = clh_run(w->state, source, length, name, budget);
  free(name);
  send_value(w, status);
}

static void call(worker *w, clh_reader *reader) {
  clh_budget budget = get_budget(reader);
  int64_t function = (int64_t)clh_get_64(reader);
  if (!clh_get_tree(reader, clh_given(w->state))) _exit(CLH_WORKER_CONFUSED);
  send_value(w, clh_call(w->state, function, budget));
}

static void sample(worker *w, clh_reader *reader) {
  clh_budget budget = get_budget(reader);
  int64_t function = (int64_t)clh_get_64(reader);
  double tolerance = clh_get_double(reader), magnitude = clh_get_double(reader);
  uint32_t maximum = clh_get_32(reader);
  clh_curve curve = {0};
  if (reader->failed) _exit(CLH_WORKER_CONFUSED);
  clh_status status = clh_sample(
    w->state, function, tolerance, magnitude, maximum, budget, &curve);
  begin_result(w, status);
  if (status == CLH_OK) {
    clh_put(&w->writer, &curve.error, sizeof curve.error);
    clh_put_32(&w->writer, (uint32_t)curve.count);
    clh_put(&w->writer, curve.points, curve.count * sizeof *curve.points);
  }
  clh_send(&w->writer, CLH_WORKER_RESULT);
}

static void obey(worker *w, clh_message message, clh_reader *reader) {
  if (message != CLH_HOST_OPEN && !w->state && w->opened == CLH_OK) _exit(CLH_WORKER_CONFUSED);
  if (message > CLH_HOST_READY && !w->state) _exit(CLH_WORKER_CONFUSED);
  switch (message) {
    case CLH_HOST_OPEN: open_state(w, reader); break;
    case CLH_HOST_CONSTRUCTOR:
    case CLH_HOST_FUNCTION:
    case CLH_HOST_VALUE: add(w, message, reader); break;
    case CLH_HOST_READY:
      begin_result(w, w->opened);
      clh_send(&w->writer, CLH_WORKER_RESULT);
      break;
    case CLH_HOST_RUN: run(w, reader); break;
    case CLH_HOST_CALL: call(w, reader); break;
    case CLH_HOST_SAMPLE: sample(w, reader); break;
    default: _exit(CLH_WORKER_CONFUSED);
  }
}

// Carries out messages until the one that answers the script.
static void carry_on(worker *w, clh_tree *answer, bool *answered) {
  for (;;) {
    char *body;
    clh_reader reader = {0};
    clh_message message = clh_receive(&body, &reader.length);
    reader.bytes = body;
    if (message == CLH_HOST_ANSWER && answer) {
      *answered = clh_get_32(&reader) != 0;
      if (!clh_get_tree(&reader, answer)) _exit(CLH_WORKER_CONFUSED);
      free(body);
      return;
    }
    obey(w, message, &reader);
    free(body);
  }
}

void clh_serve(void) {
  worker w = {.opened = CLH_OK};
  // A terminal sends these to host and worker alike; the host says what is to be done.
  signal(SIGHUP, SIG_IGN);
  signal(SIGINT, SIG_IGN);
  signal(SIGTERM, SIG_IGN);
  clh_prepare_confinement();
  carry_on(&w, NULL, NULL);
  _exit(CLH_WORKER_DONE);
}
