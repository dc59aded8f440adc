// Giving up rights: closed descriptors, limits, and on Linux a filter for system calls.
//
// The filter comes before the first byte of a script. From then on the process reads and writes its
// connection, takes and gives back memory, asks for the time and ends; anything else ends it.
#include "clh_confine.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

#include "clh_internal.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
// They need more memory and more calls than a worker is allowed.
#define CLH_SANITIZED 1
#endif
#endif

#if defined(__linux__) && !defined(CLH_SANITIZED) && (defined(__x86_64__) || defined(__aarch64__))
#define CLH_HAS_FILTER 1
#endif

#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

enum { CONNECTION = 0 };

static uint64_t address_space;

// What the program takes before it runs anything; 0 when the system does not say.
static uint64_t used_address_space(void) {
#ifdef __linux__
  unsigned long pages = 0;
  FILE *file = fopen("/proc/self/statm", "re");
  if (!file) return 0;
  if (fscanf(file, "%lu", &pages) != 1) pages = 0;
  fclose(file);
  return (uint64_t)pages * (uint64_t)sysconf(_SC_PAGESIZE);
#else
  return 0;
#endif
}

static void close_all_but_connection(void) {
#ifdef CLH_SANITIZED
  // Their reports go to standard error.
  int first = 3;
#else
  int first = CONNECTION + 1;
#endif
#if defined(__linux__) && defined(SYS_close_range)
  if (syscall(SYS_close_range, first, UINT_MAX, 0) == 0) return;
#endif
  for (int number = first, end = getdtablesize(); number < end; number++) close(number);
}

// Lowers a limit, and never raises it.
static void limit(int resource, uint64_t soft, uint64_t hard) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return;
  if (limit.rlim_max > hard) limit.rlim_max = (rlim_t)hard;
  limit.rlim_cur = soft < limit.rlim_max ? (rlim_t)soft : limit.rlim_max;
  // A limit that cannot be set does not exist here.
  setrlimit(resource, &limit);
}

static int compare(const void *left, const void *right) {
  return *(const int *)left - *(const int *)right;
}

void clh_prepare_confinement(void) {
  address_space = used_address_space();
  close_all_but_connection();
  // Some libraries ask how much memory the machine has when they first sort a large array.
  int numbers[1024];
  for (int index = 0; index < 1024; index++) numbers[index] = -index;
  qsort(numbers, 1024, sizeof *numbers, compare);
}

#ifdef CLH_HAS_FILTER
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/mman.h>

#ifdef __x86_64__
#define CLH_MACHINE AUDIT_ARCH_X86_64
#else
#define CLH_MACHINE AUDIT_ARCH_AARCH64
#endif
#ifndef SECCOMP_RET_KILL_PROCESS
#define SECCOMP_RET_KILL_PROCESS SECCOMP_RET_KILL
#endif

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define ALLOW BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
#define END BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS)
// The next `count` instructions are for this call alone.
#define CALL(name, count) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_##name, 0, count)
#define ALLOW_CALL(name) CALL(name, 1), ALLOW
// Only on the connection.
#define ALLOW_CONNECTION(name) \
  CALL(name, 4), LOAD(args[0]), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, CONNECTION, 0, 1), ALLOW, END
// Only memory that does not become code.
#define ALLOW_DATA(name) \
  CALL(name, 4), LOAD(args[2]), BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, PROT_EXEC, 1, 0), ALLOW, END

static bool install_filter(void) {
  static struct sock_filter program[] = {
    LOAD(arch), BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, CLH_MACHINE, 1, 0), END,
    LOAD(nr),
    ALLOW_CONNECTION(read), ALLOW_CONNECTION(write),
    ALLOW_CALL(brk), ALLOW_DATA(mmap), ALLOW_DATA(mprotect), ALLOW_CALL(munmap),
    ALLOW_CALL(mremap), ALLOW_CALL(madvise),
    ALLOW_CALL(clock_gettime), ALLOW_CALL(gettimeofday),
#ifdef SYS_time
    ALLOW_CALL(time),
#endif
    ALLOW_CALL(exit), ALLOW_CALL(exit_group), ALLOW_CALL(rt_sigreturn), ALLOW_CALL(restart_syscall),
    END,
  };
  struct sock_fprog filter = {.len = sizeof program / sizeof *program, .filter = program};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) == 0;
}
#endif

clh_confinement clh_expected_confinement(void) {
#ifdef CLH_HAS_FILTER
  return CLH_FILTERED;
#else
  return CLH_LIMITED;
#endif
}

bool clh_confine(uint64_t memory, uint32_t seconds) {
  limit(RLIMIT_CORE, 0, 0);
  limit(RLIMIT_FSIZE, 0, 0);
  limit(RLIMIT_NOFILE, 0, 0);
  limit(RLIMIT_NPROC, 0, 0);
  limit(RLIMIT_CPU, seconds, (uint64_t)seconds + 1);
#ifdef CLH_SANITIZED
  (void)memory;
#else
  // Small values take up to four times what they count, and messages take some more.
  uint64_t room = (address_space ? address_space : 256 << 20) + (64 << 20);
  if (memory < (UINT64_MAX >> 1) / 4 - room) limit(RLIMIT_AS, room + 4 * memory, room + 4 * memory);
#endif
#ifdef __linux__
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return false;
#endif
#ifdef CLH_HAS_FILTER
  return install_filter();
#else
  return true;
#endif
}
