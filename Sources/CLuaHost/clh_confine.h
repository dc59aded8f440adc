// How a worker gives up what a script could be after.
#ifndef CLH_CONFINE_H
#define CLH_CONFINE_H

#include <stdbool.h>
#include <stdint.h>

/// Closes every descriptor but the connection, and does what cannot be done later.
void clh_prepare_confinement(void);
/// Gives up all that is not needed to run scripts with so many bytes of values for so many seconds
/// of processor time. False when the system refuses its filter.
bool clh_confine(uint64_t memory, uint32_t seconds);

#endif
