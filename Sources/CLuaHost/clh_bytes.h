// Messages as bytes, for the worker's side.
#ifndef CLH_BYTES_H
#define CLH_BYTES_H

#include "clh_internal.h"

/// Bytes that are written one after another.
typedef struct clh_writer {
  char *bytes;
  size_t length, capacity;
} clh_writer;

/// Bytes that are read one after another; `failed` once there were too few.
typedef struct clh_reader {
  const char *bytes;
  size_t length, position;
  bool failed;
} clh_reader;

/// Begins a message, whose head is filled in when it is sent.
void clh_begin_message(clh_writer *writer);
void clh_put(clh_writer *writer, const void *bytes, size_t length);
void clh_put_32(clh_writer *writer, uint32_t number);
void clh_put_64(clh_writer *writer, uint64_t number);
void clh_put_text(clh_writer *writer, const char *text, size_t length);
void clh_put_tree(clh_writer *writer, const clh_tree *tree);
/// Sends the message that was begun. The process ends when nobody listens.
void clh_send(clh_writer *writer, clh_message message);

/// Receives a message; its body is to be freed. The process ends when there are no more.
clh_message clh_receive(char **body, size_t *length);
/// The next bytes, or NULL.
const void *clh_get(clh_reader *reader, size_t length);
uint32_t clh_get_32(clh_reader *reader);
uint64_t clh_get_64(clh_reader *reader);
double clh_get_double(clh_reader *reader);
/// A text of its own with a zero at the end, to be freed.
char *clh_get_name(clh_reader *reader);
bool clh_get_tree(clh_reader *reader, clh_tree *tree);

#endif
