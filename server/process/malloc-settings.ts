/**
 * How the C library hands out memory (glibc reads these when a program starts; others don't know them): from two places
 * instead of eight for each core, and what is large goes back to the system as soon as it's free. Without them, a shop
 * that has made its pictures keeps twice the memory that it needs.
 */
export const mallocSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
