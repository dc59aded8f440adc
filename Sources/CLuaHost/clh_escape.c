// What a worker must not be able to do, tried.
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "clh_confine.h"
#include "clh_internal.h"

static bool compute(void) {
  // What scripts need goes through: this one is expected to succeed.
  char *bytes = malloc(1 << 20);
  for (int index = 0; bytes && index < 1 << 20; index++) bytes[index] = (char)index;
  bool moved = bytes && (bytes = realloc(bytes, 4 << 20)) != NULL;
  free(bytes);
  return moved && clh_now() > 0;
}

static bool open_file(void) { return open("/", O_RDONLY) >= 0; }

static bool make_socket(void) { return socket(AF_UNIX, SOCK_STREAM, 0) >= 0; }

static bool start_process(void) {
  pid_t process = fork();
  if (process == 0) _exit(0);
  return process > 0;
}

static bool start_program(void) {
  char *words[] = {"sh", "-c", "exit 1", NULL};
  execv("/bin/sh", words);
  return false;
}

static bool signal_process(void) { return kill(getppid(), 0) == 0; }

static bool map_code(void) {
  int protection = PROT_READ | PROT_WRITE | PROT_EXEC;
  return mmap(NULL, 4096, protection, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED;
}

static bool write_elsewhere(void) { return write(1, "", 1) == 1; }

static bool take_memory(void) {
  int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
  return mmap(NULL, (size_t)1 << 33, PROT_READ | PROT_WRITE, flags, -1, 0) != MAP_FAILED;
}

static bool take_time(void) {
  for (uint64_t end = clh_now() + 10000000000; clh_now() < end;) continue;
  return true;
}

static const struct {
  const char *name;
  clh_confinement by;
  bool (*attempt)(void);
} attempts[] = {
  {"compute", CLH_LIMITED, compute}, {"open a file", CLH_LIMITED, open_file},
  {"make a socket", CLH_LIMITED, make_socket}, {"take memory", CLH_LIMITED, take_memory},
  {"take time", CLH_LIMITED, take_time}, {"write elsewhere", CLH_LIMITED, write_elsewhere},
  {"start a process", CLH_FILTERED, start_process},
  {"start a program", CLH_FILTERED, start_program},
  {"signal a process", CLH_FILTERED, signal_process}, {"map code", CLH_FILTERED, map_code},
};

static _Noreturn void attempt_confined(size_t index) {
  // As a host starts its worker: with no signal held back.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  signal(SIGXCPU, SIG_DFL);
  clh_prepare_confinement();
  if (!clh_confine(32 << 20, 1)) _exit(CLH_WORKER_REFUSED);
  _exit(attempts[index].attempt() ? 1 : 0);
}

size_t clh_try_escape(size_t index, clh_attempt *attempt) {
  size_t count = sizeof attempts / sizeof *attempts;
  if (index >= count) return count;
  *attempt = (clh_attempt){.name = attempts[index].name, .by = attempts[index].by};
  pid_t process = fork();
  if (process == 0) attempt_confined(index);
  int status = 0;
  if (process < 0 || waitpid(process, &status, 0) != process) return count;
  if (WIFSIGNALED(status)) attempt->signal = WTERMSIG(status);
  else if (WEXITSTATUS(status) == CLH_WORKER_REFUSED) attempt->by = CLH_REFUSED;
  else attempt->succeeded = WEXITSTATUS(status) != 0;
  return count;
}
