/* Delays fsync and fdatasync by two milliseconds, like a disk that really writes. For LD_PRELOAD. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <time.h>

static int delayed(const char *name, int file) {
  int (*sync)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
  struct timespec two_milliseconds = {0, 2000000};
  nanosleep(&two_milliseconds, 0);
  return sync(file);
}

int fsync(int file) { return delayed("fsync", file); }
int fdatasync(int file) { return delayed("fdatasync", file); }
