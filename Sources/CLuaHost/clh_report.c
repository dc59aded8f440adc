// What Swift learns about a failure: message, position and the script lines that were running.
#include <stdlib.h>
#include <string.h>

#include "clh_internal.h"

void clh_begin_report(clh_state *state, clh_status status) {
  clh_report *report = &state->report;
  report->status = status;
  report->chunk = -1;
  report->line = 0;
  report->message_length = report->near_length = report->path_length = 0;
  report->frame_count = 0;
  state->report_kept = false;
}

void clh_report_message(clh_state *state, const char *text, size_t length) {
  if (length > CLH_MESSAGE_BYTES) length = CLH_MESSAGE_BYTES;
  memcpy(state->report.message, text, length);
  state->report.message_length = length;
}

static void add_frame(clh_report *report, int32_t chunk, const lua_Debug *info) {
  uint32_t index = report->frame_count;
  if (index == CLH_FRAMES) return;
  report->frames[index] = (clh_frame){.chunk = chunk, .line = info->currentline};
  if (info->name) {
    // The name may be gone with the state by the time Swift asks for it.
    strncpy(report->names[index], info->name, CLH_NAME_BYTES - 1);
    report->names[index][CLH_NAME_BYTES - 1] = 0;
    report->frames[index].function = report->names[index];
  }
  report->frame_count++;
}

void clh_report_frames(clh_state *state, lua_State *L, int level) {
  clh_report *report = &state->report;
  lua_Debug info;
  for (; report->frame_count < CLH_FRAMES && lua_getstack(L, level, &info); level++) {
    lua_getinfo(L, "Sln", &info);
    int32_t chunk = clh_find_chunk(state, info.source);
    if (chunk < 0 || info.currentline <= 0) continue;
    add_frame(report, chunk, &info);
  }
  if (report->frame_count == 0) return;
  report->chunk = report->frames[0].chunk;
  report->line = report->frames[0].line;
}

void clh_position(lua_State *L, int level, int32_t *chunk, int32_t *line) {
  clh_state *state = clh_of(L);
  lua_Debug info;
  for (; lua_getstack(L, level, &info); level++) {
    lua_getinfo(L, "Sl", &info);
    *chunk = clh_find_chunk(state, info.source);
    *line = info.currentline;
    if (*chunk >= 0 && *line > 0) return;
  }
  *chunk = -1;
  *line = 0;
}

// The length of a prefix such as `slide:12: `, when it names this place.
static size_t prefix_length(
  const clh_state *state, int32_t chunk, int32_t line, const char *text, size_t length
) {
  char prefix[CLH_LABEL_BYTES + 32];
  if (chunk < 0) return 0;
  int written = snprintf(
    prefix, sizeof prefix, "%s:%d: ", state->chunks[chunk].label + 1, (int)line);
  if (written <= 0 || (size_t)written > length) return 0;
  return memcmp(prefix, text, (size_t)written) == 0 ? (size_t)written : 0;
}

// A message may begin with any position, for scripts write it. It is believed, and taken off, only
// when it names a line that was running.
static void take_position(clh_state *state, const char *text, size_t length) {
  clh_report *report = &state->report;
  for (uint32_t index = 0; index < report->frame_count; index++) {
    const clh_frame *frame = &report->frames[index];
    size_t prefix = prefix_length(state, frame->chunk, frame->line, text, length);
    if (prefix == 0) continue;
    report->chunk = frame->chunk;
    report->line = frame->line;
    clh_report_message(state, text + prefix, length - prefix);
    return;
  }
  clh_report_message(state, text, length);
}

void clh_describe_error(lua_State *L, lua_State *raiser, int level) {
  clh_state *state = clh_of(L);
  clh_begin_report(state, CLH_RUNTIME);
  clh_report_frames(state, raiser, level);
  if (raiser != L) clh_report_frames(state, L, 1);
  size_t length;
  if (lua_type(L, -1) == LUA_TSTRING) {
    const char *text = lua_tolstring(L, -1, &length);
    take_position(state, text, length);
  } else if (lua_type(L, -1) == LUA_TNUMBER) {
    char text[64];
    int written = lua_isinteger(L, -1)
      ? snprintf(text, sizeof text, LUA_INTEGER_FMT, lua_tointeger(L, -1))
      : snprintf(text, sizeof text, "%.14g", lua_tonumber(L, -1));
    clh_report_message(state, text, (size_t)written);
  } else {
    char text[64];
    int written = snprintf(
      text, sizeof text, "the error object is a %s value", luaL_typename(L, -1));
    clh_report_message(state, text, (size_t)written);
  }
}

// Lua says `label:line: message near 'token'`; the label is ours and nothing in it is the script's.
void clh_describe_syntax(clh_state *state, lua_State *L, int32_t chunk) {
  clh_report *report = &state->report;
  clh_begin_report(state, CLH_SYNTAX);
  report->chunk = chunk;
  size_t length;
  const char *text = lua_tolstring(L, -1, &length);
  if (!text) text = "the file cannot be read as Lua", length = strlen(text);
  const char *name = state->chunks[chunk].label + 1;
  size_t label = strlen(name);
  if (length > label && text[label] == ':' && memcmp(text, name, label) == 0) {
    size_t position = label + 1;
    int32_t line = 0;
    while (text[position] >= '0' && text[position] <= '9' && line < 100000000) {
      line = line * 10 + (text[position++] - '0');
    }
    if (text[position] == ':' && text[position + 1] == ' ') {
      report->line = line;
      text += position + 2;
      length -= position + 2;
    }
  }
  if (report->line == 0) text = "the source nests too deeply", length = strlen(text);
  const char *near_token = strstr(text, " near ");
  if (near_token) {
    const char *token = near_token + strlen(" near ");
    report->near_length = strlen(token) > CLH_NEAR_BYTES ? CLH_NEAR_BYTES : strlen(token);
    memcpy(report->near_token, token, report->near_length);
  }
  clh_report_message(state, text, length);
}

void clh_keep_report(lua_State *L) {
  lua_pushvalue(L, -1);
  clh_set_slot(L, CLH_SLOT_ERROR);
  clh_of(L)->report_kept = true;
}

void clh_raise_report(lua_State *L) {
  lua_newuserdatauv(L, 0, 0);
  clh_keep_report(L);
  lua_error(L);
  abort();
}

int clh_handler(lua_State *L) {
  clh_state *state = clh_of(L);
  clh_push_slot(L, CLH_SLOT_ERROR);
  bool kept = state->report_kept && lua_rawequal(L, -1, 1);
  lua_settop(L, 1);
  if (!kept) clh_describe_error(L, L, 1);
  return 1;
}

clh_failure clh_last_failure(const clh_state *state) {
  const clh_report *report = &state->report;
  return (clh_failure){
    .status = report->status,
    .message = report->message,
    .message_length = report->message_length,
    .near_token = report->near_token,
    .near_length = report->near_length,
    .path = report->path,
    .path_length = report->path_length,
    .chunk = report->chunk,
    .line = report->line,
    .frames = report->frame_count,
  };
}

clh_frame clh_failure_frame(const clh_state *state, uint32_t index) {
  return state->report.frames[index];
}
