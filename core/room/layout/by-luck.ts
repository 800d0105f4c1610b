import type { Floor } from './floor.ts';
import { allReached, standsFree } from './hard-rules.ts';
import { type LayoutPiece, turns } from './layout-types.ts';
import { packed } from './places/in-the-open.ts';
import { type Standing, stand } from './standing.ts';

interface Luck {
  random: () => number;
  /** So many whole plans are tried. */
  tries: number;
}

/** Places drawn from all the floor for each piece, beside those that touch something. */
const anywhere = 30;
/** Open places that are looked at for a way to everything, before a plan is given up. */
const walks = 12;

/**
 * Every piece in the room, however it looks: in any order, large ones rather first, each at a place drawn by luck. The
 * last resort where a search for the good plan finds none at all. Null: no luck.
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
  const order = pieces.map((piece) => ({ piece, at: random() - (piece.width * piece.depth) / 6000 }));
  for (const { piece } of order.sort((one, other) => one.at - other.at)) {
    const drawn = Array.from({ length: anywhere }, () =>
      stand(piece, random() * floor.width, random() * floor.depth, turns[Math.floor(random() * 4)] ?? 0),
    );
    const open = [...packed(piece, floor, standing), ...drawn].filter((one) => standsFree(one, standing, floor));
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
