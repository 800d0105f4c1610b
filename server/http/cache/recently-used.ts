export interface RecentlyUsed<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  /** Total size of the cached entries. */
  bytes(): number;
}

/** Estimated bytes per entry beyond its text. */
const overhead = 200;

/** An LRU cache limited by bytes, so a stranger requesting endless different things can't fill memory. */
export function recentlyUsed<Value>(most: number, sizeOf: (value: Value) => number): RecentlyUsed<Value> {
  const entries = new Map<string, { value: Value; size: number }>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value) {
      forget(key);
      const size = sizeOf(value) + 2 * key.length + overhead;
      if (size > most) return;
      entries.set(key, { value, size });
      bytes += size;
      for (const oldest of entries.keys()) {
        if (bytes <= most) break;
        forget(oldest);
      }
    },
    bytes: () => bytes,
  };
}
