/** The two sides of a rectangle, in any order. */
export type Sides = readonly [number, number];

const longFirst = ([a, b]: Sides): Sides => (a >= b ? [a, b] : [b, a]);

/**
 * Does the p × q rectangle go into the a × b one, turned as best it can? Exact (Carver, 1957): either straight, or,
 * where it is longer than the opening, at the one angle that leaves its short side the most room.
 */
export function rectangleFits(inner: Sides, opening: Sides): boolean {
  const [p, q] = longFirst(inner);
  const [a, b] = longFirst(opening);
  if (p <= a) return q <= b;
  if (q > b) return false;
  const square = p * p + q * q;
  return b * square >= 2 * p * q * a + (p * p - q * q) * Math.sqrt(square - a * a);
}

export interface Play {
  /** How much both sides may grow before the rectangle no longer goes in; negative: must shrink. */
  readonly play: number;
  readonly turned: boolean;
}

export function straightPlay(inner: Sides, opening: Sides): number {
  const [p, q] = longFirst(inner);
  const [a, b] = longFirst(opening);
  return Math.min(a - p, b - q);
}

/** The play of a rectangle in an opening, in the better of its straight and its turned position. */
export function playOf(inner: Sides, opening: Sides): Play {
  const [p, q] = longFirst(inner);
  const straight = straightPlay(inner, opening);
  const grown = (by: number): Sides => [Math.max(p + by, 0), Math.max(q + by, 0)];
  let low = straight;
  let high = Math.min(...opening) - q;
  // Straight, the short side decides: no angle can give it more room than the opening's short side has.
  if (high <= straight) return { play: straight, turned: false };
  for (let step = 0; step < 80 && low < high; step += 1) {
    const middle = (low + high) / 2;
    if (rectangleFits(grown(middle), opening)) low = middle;
    else high = middle;
  }
  const worthTurning = low > straight + Math.max(...opening) * 1e-9;
  return worthTurning ? { play: low, turned: true } : { play: straight, turned: false };
}
