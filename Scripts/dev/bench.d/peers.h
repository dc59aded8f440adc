// The same work in plain C, for comparison.
#include <stddef.h>
#include <stdint.h>
#include "../../../Sources/CLuaHost/include/CLuaHost.h"

/// The closed form of the damped oscillator, as a textbook has it: value and velocity.
void peer_spring(
  double mass, double stiffness, double damping, double from, double velocity, double time,
  double *value, double *speed);

/// The same at `count` times that are `1 / rate` seconds apart.
void peer_springs(
  double mass, double stiffness, double damping, double from, double velocity, double rate,
  int count, double *values, double *speeds);

/// Nanoseconds for one `lua_pcall` of an easing, over `count` calls; `hook` sets a count hook.
double peer_pcall(const char *source, int count, int hook);

/// Nanoseconds since an unknown start.
uint64_t peer_clock(void);
