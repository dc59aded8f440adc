// Times two commands as whole processes, in turn, and prints the median of each and their ratio.
//
// usage: startup RUNS COMMAND... -- COMMAND...
#define _GNU_SOURCE
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

static double run(char **words) {
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0);
  double start = now();
  pid_t child;
  int status;
  if (posix_spawnp(&child, words[0], &files, NULL, words, environ) != 0 ||
      waitpid(child, &status, 0) < 0 || status != 0) {
    fprintf(stderr, "startup: %s did not run\n", words[0]);
    exit(1);
  }
  double seconds = now() - start;
  posix_spawn_file_actions_destroy(&files);
  return seconds;
}

static int compare(const void *left, const void *right) {
  double a = *(const double *)left, b = *(const double *)right;
  return (a > b) - (a < b);
}

int main(int count, char **words) {
  int runs = atoi(words[1]), split = 2;
  while (split < count && strcmp(words[split], "--") != 0) split += 1;
  words[split] = NULL;
  double *ours = calloc(runs, sizeof *ours), *peer = calloc(runs, sizeof *peer);
  for (int index = -10; index < runs; index += 1) {
    double a = run(words + 2), b = run(words + split + 1);
    if (index >= 0) ours[index] = a, peer[index] = b;
  }
  qsort(ours, runs, sizeof *ours, compare);
  qsort(peer, runs, sizeof *peer, compare);
  printf("%.3f %.3f %.3f\n", ours[runs / 2] * 1e3, peer[runs / 2] * 1e3,
    ours[runs / 2] / peer[runs / 2]);
}
