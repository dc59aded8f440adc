#include "clh_bytes.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { CONNECTION = 0 };

void clh_begin_message(clh_writer *writer) {
  clh_message_head head = {0};
  writer->length = 0;
  clh_put(writer, &head, sizeof head);
}

void clh_put(clh_writer *writer, const void *bytes, size_t length) {
  if (length > writer->capacity - writer->length) {
    size_t wanted = writer->capacity ? writer->capacity : 4096;
    while (wanted - writer->length < length) wanted *= 2;
    char *grown = realloc(writer->bytes, wanted);
    if (!grown) _exit(CLH_WORKER_NO_MEMORY);
    writer->bytes = grown;
    writer->capacity = wanted;
  }
  if (length > 0) memcpy(writer->bytes + writer->length, bytes, length);
  writer->length += length;
}

void clh_put_32(clh_writer *writer, uint32_t number) { clh_put(writer, &number, sizeof number); }

void clh_put_64(clh_writer *writer, uint64_t number) { clh_put(writer, &number, sizeof number); }

void clh_put_text(clh_writer *writer, const char *text, size_t length) {
  clh_put_32(writer, (uint32_t)length);
  clh_put(writer, text, length);
}

void clh_put_tree(clh_writer *writer, const clh_tree *tree) {
  clh_put_32(writer, (uint32_t)tree->count);
  clh_put_32(writer, (uint32_t)tree->text_length);
  clh_put(writer, tree->nodes, tree->count * sizeof *tree->nodes);
  clh_put(writer, tree->text, tree->text_length);
}

void clh_send(clh_writer *writer, clh_message message) {
  clh_message_head head = {
    .message = message, .length = (uint32_t)(writer->length - sizeof head),
  };
  memcpy(writer->bytes, &head, sizeof head);
  for (size_t position = 0; position < writer->length;) {
    ssize_t count = write(CONNECTION, writer->bytes + position, writer->length - position);
    if (count < 0 && errno != EINTR) _exit(CLH_WORKER_DONE);
    if (count > 0) position += (size_t)count;
  }
}

static bool receive(char *bytes, size_t length) {
  for (size_t position = 0; position < length;) {
    ssize_t count = read(CONNECTION, bytes + position, length - position);
    if (count == 0 || (count < 0 && errno != EINTR)) return false;
    if (count > 0) position += (size_t)count;
  }
  return true;
}

clh_message clh_receive(char **body, size_t *length) {
  clh_message_head head;
  if (!receive((char *)&head, sizeof head)) _exit(CLH_WORKER_DONE);
  *body = malloc((size_t)head.length + 1);
  if (!*body) _exit(CLH_WORKER_NO_MEMORY);
  if (!receive(*body, head.length)) _exit(CLH_WORKER_DONE);
  *length = head.length;
  return (clh_message)head.message;
}

const void *clh_get(clh_reader *reader, size_t length) {
  if (reader->failed || length > reader->length - reader->position) {
    reader->failed = true;
    return NULL;
  }
  const char *start = reader->bytes + reader->position;
  reader->position += length;
  return start;
}

uint32_t clh_get_32(clh_reader *reader) {
  uint32_t number = 0;
  const void *bytes = clh_get(reader, sizeof number);
  if (bytes) memcpy(&number, bytes, sizeof number);
  return number;
}

uint64_t clh_get_64(clh_reader *reader) {
  uint64_t number = 0;
  const void *bytes = clh_get(reader, sizeof number);
  if (bytes) memcpy(&number, bytes, sizeof number);
  return number;
}

double clh_get_double(clh_reader *reader) {
  double number = 0;
  const void *bytes = clh_get(reader, sizeof number);
  if (bytes) memcpy(&number, bytes, sizeof number);
  return number;
}

char *clh_get_name(clh_reader *reader) {
  uint32_t length = clh_get_32(reader);
  const char *text = clh_get(reader, length);
  char *name = text ? strndup(text, length) : strdup("");
  if (!name) _exit(CLH_WORKER_NO_MEMORY);
  return name;
}

bool clh_get_tree(clh_reader *reader, clh_tree *tree) {
  uint32_t count = clh_get_32(reader), length = clh_get_32(reader);
  const void *nodes = clh_get(reader, count * sizeof *tree->nodes);
  const char *text = clh_get(reader, length);
  return text && clh_tree_assign(tree, nodes, count, text, length);
}
