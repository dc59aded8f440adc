// Coroutines: the stock ones, but each creation has its price and the host knows which one runs.
#include "clh_internal.h"

// Moves the arguments to the coroutine and runs it. Returns the number of results, now on `L`, or
// -1 with an error value there.
static int resume(lua_State *L, lua_State *coroutine, int arguments) {
  clh_state *state = clh_of(L);
  if (!lua_checkstack(coroutine, arguments)) {
    lua_pushliteral(L, "too many arguments to resume");
    return -1;
  }
  int results;
  lua_xmove(L, coroutine, arguments);
  state->running = coroutine;
  int status = lua_resume(coroutine, L, arguments, &results);
  state->running = L;
  if (status != LUA_OK && status != LUA_YIELD) {
    lua_xmove(coroutine, L, 1);
    return -1;
  }
  if (!lua_checkstack(L, results + 1)) {
    lua_pop(coroutine, results);
    lua_pushliteral(L, "too many results to resume");
    return -1;
  }
  lua_xmove(coroutine, L, results);
  return results;
}

static lua_State *check_coroutine(lua_State *L) {
  lua_State *coroutine = lua_tothread(L, 1);
  luaL_argexpected(L, coroutine, 1, "coroutine");
  return coroutine;
}

static int resume_coroutine(lua_State *L) {
  lua_State *coroutine = check_coroutine(L);
  int results = resume(L, coroutine, lua_gettop(L) - 1);
  lua_pushboolean(L, results >= 0);
  if (results < 0) results = 1;
  lua_insert(L, -(results + 1));
  return results + 1;
}

static int create(lua_State *L) {
  luaL_checktype(L, 1, LUA_TFUNCTION);
  // A new coroutine starts a new count of instructions, so the hook would miss short ones.
  clh_charge(clh_of(L), CLH_HOOK_COUNT);
  lua_State *coroutine = lua_newthread(L);
  lua_pushvalue(L, 1);
  lua_xmove(L, coroutine, 1);
  return 1;
}

static int resume_wrapped(lua_State *L) {
  lua_State *coroutine = lua_tothread(L, lua_upvalueindex(1));
  bool ended = lua_status(coroutine) != LUA_OK && lua_status(coroutine) != LUA_YIELD;
  int results = resume(L, coroutine, lua_gettop(L));
  if (results >= 0) return results;
  // The coroutine's own stack still says where the error was raised.
  bool failed = lua_status(coroutine) != LUA_OK && lua_status(coroutine) != LUA_YIELD;
  if (failed && !ended) {
    clh_describe_error(L, coroutine, 0);
    clh_keep_report(L);
  }
  return lua_error(L);
}

static int wrap(lua_State *L) {
  create(L);
  lua_pushcclosure(L, resume_wrapped, 1);
  return 1;
}

const luaL_Reg clh_coroutine_functions[] = {
  {"create", create}, {"resume", resume_coroutine}, {"wrap", wrap}, {NULL, NULL},
};
