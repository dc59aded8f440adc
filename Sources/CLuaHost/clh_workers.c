// The worker processes that live now, for a signal handler that ends this process.
#include <signal.h>

#include "clh_internal.h"

enum { MOST_WORKERS = 64 };

static _Atomic int32_t workers[MOST_WORKERS];

bool clh_note_worker(int32_t process) {
  for (int index = 0; index < MOST_WORKERS; index++) {
    int32_t none = 0;
    if (atomic_compare_exchange_strong(&workers[index], &none, process)) return true;
  }
  return false;
}

void clh_forget_worker(int32_t process) {
  for (int index = 0; index < MOST_WORKERS; index++) {
    int32_t found = process;
    if (atomic_compare_exchange_strong(&workers[index], &found, 0)) return;
  }
}

void clh_end_workers(void) {
  for (int index = 0; index < MOST_WORKERS; index++) {
    int32_t process = atomic_load(&workers[index]);
    if (process > 0) kill(process, SIGKILL);
  }
}
