/** Chance that can be repeated: the same seed makes the same choices. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** At least 0, below `below`. */
  int(below: number): number;
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  hex(length: number): string;
}

/** Mulberry32. Each request gets a generator of its own, so that its choices do not depend on the order of answers. */
export function randomFrom(seed: number, turn: number): Random {
  let state = (Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(turn + 1, 0x85ebca6b)) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (below: number) => Math.floor(next() * below);
  return {
    next,
    int,
    chance: (share) => next() < share,
    pick: <Item>(items: readonly Item[]) => {
      if (items.length === 0) throw new Error('nothing to pick from');
      return items[int(items.length)] as Item;
    },
    hex: (length) => Array.from({ length }, () => int(16).toString(16)).join(''),
  };
}
