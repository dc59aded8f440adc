#include "peers.h"

#include <math.h>
#include <time.h>

#if __has_include(<lua5.4/lua.h>)
#include <lua5.4/lauxlib.h>
#include <lua5.4/lua.h>
#include <lua5.4/lualib.h>
#else
#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#endif

uint64_t peer_clock(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

void peer_spring(
  double mass, double stiffness, double damping, double from, double velocity, double time,
  double *value, double *speed) {
  double decay = damping / (2 * mass), square = stiffness / mass;
  double discriminant = decay * decay - square;
  double push = velocity + decay * from, pull = -(square * from + decay * velocity);
  double c, s, envelope = exp(-decay * time);
  if (discriminant < 0) {
    double frequency = sqrt(-discriminant);
    c = cos(frequency * time);
    s = sin(frequency * time) / frequency;
  } else if (discriminant > 0) {
    double root = sqrt(discriminant);
    c = cosh(root * time);
    s = sinh(root * time) / root;
  } else {
    c = 1;
    s = time;
  }
  *value = envelope * (from * c + push * s);
  *speed = envelope * (velocity * c + pull * s);
}

void peer_springs(
  double mass, double stiffness, double damping, double from, double velocity, double rate,
  int count, double *values, double *speeds) {
  for (int index = 0; index < count; index += 1)
    peer_spring(
      mass, stiffness, damping, from, velocity, index / rate, &values[index], &speeds[index]);
}

static void nothing(lua_State *state, lua_Debug *record) {
  (void)state;
  (void)record;
}

double peer_pcall(const char *source, int count, int hook) {
  lua_State *state = luaL_newstate();
  luaL_openlibs(state);
  if (luaL_dostring(state, source) != LUA_OK) return -1;
  if (hook) lua_sethook(state, nothing, LUA_MASKCOUNT, 100);
  double sum = 0;
  uint64_t start = peer_clock();
  for (int index = 0; index < count; index += 1) {
    lua_pushvalue(state, -1);
    lua_pushnumber(state, (double)index / count);
    if (lua_pcall(state, 1, 1, 0) != LUA_OK) return -1;
    sum += lua_tonumber(state, -1);
    lua_pop(state, 1);
  }
  double nanoseconds = (double)(peer_clock() - start) / count;
  lua_close(state);
  return sum > -1e300 ? nanoseconds : -1;
}
