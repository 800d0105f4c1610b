/** How many uploads one person, one IP address and everyone together may have in progress at once. */
export const mostUnderWay = { person: 6, address: 12, all: 40 } as const;

/**
 * Counts uploads before their first byte is read, because each may hold 25 MB while it waits. Anyone with too many is
 * asked to try again later.
 */
export function uploadsUnderWay() {
  const counts = new Map<string, number>();
  const change = (key: string, by: number) => {
    const now = (counts.get(key) ?? 0) + by;
    if (now > 0) counts.set(key, now);
    else counts.delete(key);
  };
  return {
    /** Null if there's no room. Otherwise, call the result when the upload is done. */
    enter({ person, address }: { person: string; address: string | null }): (() => void) | null {
      const places = [
        [`person ${person}`, mostUnderWay.person],
        ...(address === null ? [] : [[`address ${address}`, mostUnderWay.address] as const]),
        ['all', mostUnderWay.all],
      ] as const;
      if (places.some(([key, most]) => (counts.get(key) ?? 0) >= most)) return null;
      for (const [key] of places) change(key, 1);
      return () => {
        for (const [key] of places) change(key, -1);
      };
    },
  };
}
