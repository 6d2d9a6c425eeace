/* Makes a disk of this machine as slow as one that really takes a while to keep what it was given. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <time.h>

static int slowly(const char *name, int file) {
  int (*sync)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
  struct timespec two_milliseconds = {0, 2000000};
  nanosleep(&two_milliseconds, 0);
  return sync(file);
}

int fsync(int file) { return slowly("fsync", file); }
int fdatasync(int file) { return slowly("fdatasync", file); }
