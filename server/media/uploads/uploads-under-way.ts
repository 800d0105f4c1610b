/** What one person, one network address and all together may have on its way to us at the same moment. */
export const mostUnderWay = { person: 6, address: 12, all: 40 } as const;

/**
 * Counts uploads from before their first byte is read: each may hold 25 MB while it waits for its turn. Who has too many
 * is asked to come back.
 */
export function uploadsUnderWay() {
  const counts = new Map<string, number>();
  const change = (key: string, by: number) => {
    const now = (counts.get(key) ?? 0) + by;
    if (now > 0) counts.set(key, now);
    else counts.delete(key);
  };
  return {
    /** Null: not now. Otherwise to be called when the upload is over. */
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
