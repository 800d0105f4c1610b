import type { Floor } from '../floor/floor.ts';
import { allReached, standsFree } from '../hard-rules.ts';
import { isTable, sitsAtTable } from '../kinds.ts';
import { type LayoutPiece, turns } from '../layout-types.ts';
import { aroundTables } from '../places/beside-others.ts';
import { packed } from '../places/in-the-open.ts';
import { type Standing, stand } from '../standing.ts';

interface Luck {
  random: () => number;
  /** How many whole plans to try. */
  tries: number;
}

/** Random places tried per piece, in addition to those that touch something. */
const anywhere = 30;
/** How many open places are checked for reachability before a plan is dropped. */
const walks = 12;
/** Chairs come after the table they go to. */
const afterTables = 10;

/**
 * Fits every piece into the room, however it looks: in random order with a bias toward large ones first, each at a
 * random place. The last resort when the search finds no plan with everything in it. Null if no try succeeds.
 */
export function placeByLuck(
  floor: Floor,
  fixed: readonly Standing[],
  pieces: readonly LayoutPiece[],
  { random, tries }: Luck,
): Standing[] | null {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const standing = placeAll(floor, fixed, pieces, random);
    if (standing) return standing;
  }
  return null;
}

function placeAll(floor: Floor, fixed: readonly Standing[], pieces: readonly LayoutPiece[], random: () => number) {
  const standing = [...fixed];
  const order = pieces.map((piece) => ({
    piece,
    at: random() - (piece.width * piece.depth) / 6000 + (sitsAtTable(piece) ? afterTables : 0),
  }));
  for (const { piece } of order.sort((one, other) => one.at - other.at)) {
    const drawn = Array.from({ length: anywhere }, () =>
      stand(piece, random() * floor.width, random() * floor.depth, turns[Math.floor(random() * 4)] ?? 0),
    );
    const tables = piece.kind === 'dining_chair' ? standing.filter((one) => isTable(one.piece)) : [];
    const places = tables.length > 0 ? aroundTables(piece, tables) : [...packed(piece, floor, standing), ...drawn];
    const open = places.filter((one) => standsFree(one, standing, floor));
    const place = firstReached(open, standing, floor, random);
    if (!place) return null;
    standing.push(place);
  }
  return standing;
}

function firstReached(open: Standing[], standing: readonly Standing[], floor: Floor, random: () => number) {
  for (let walk = 0; walk < walks && open.length > 0; walk += 1) {
    const [one] = open.splice(Math.floor(random() * open.length), 1);
    if (one && allReached([...standing, one], floor)) return one;
  }
  return null;
}

/** A stream of numbers from 0 to 1, the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = Math.trunc(Number.isFinite(seed) ? seed : 0) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
