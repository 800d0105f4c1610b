import type { Floor } from '../../core/room/layout/floor.ts';
import { allReached, standsFree } from '../../core/room/layout/hard-rules.ts';
import { type LayoutPiece, turns } from '../../core/room/layout/layout-types.ts';
import { packed } from '../../core/room/layout/places/in-the-open.ts';
import { seeded } from '../../core/room/layout/random.ts';
import { type Standing, stand } from '../../core/room/layout/standing.ts';

/**
 * Is there any plan at all with every piece in it? Asks by luck, many times: the pieces in any order, each at a place
 * drawn from those that touch something and from all the floor. Knows nothing of what is good.
 */
export function anyPlan(floor: Floor, pieces: readonly LayoutPiece[], tries: number): boolean {
  const random = seeded(pieces.length * 7 + Math.round(floor.width * 31 + floor.depth));
  for (let attempt = 0; attempt < tries; attempt += 1) if (placeAll(floor, pieces, random)) return true;
  return false;
}

function placeAll(floor: Floor, pieces: readonly LayoutPiece[], random: () => number): boolean {
  const standing: Standing[] = [];
  const order = pieces.map((piece) => ({ piece, at: random() - (piece.width * piece.depth) / 6000 }));
  for (const { piece } of order.sort((one, other) => one.at - other.at)) {
    const anywhere = Array.from({ length: 30 }, () =>
      stand(piece, random() * floor.width, random() * floor.depth, turns[Math.floor(random() * 4)] ?? 0),
    );
    const open = [...packed(piece, floor, standing), ...anywhere].filter((one) => standsFree(one, standing, floor));
    const place = firstReached(open, standing, floor, random);
    if (!place) return false;
    standing.push(place);
  }
  return true;
}

function firstReached(open: Standing[], standing: readonly Standing[], floor: Floor, random: () => number) {
  for (let attempt = 0; attempt < 12 && open.length > 0; attempt += 1) {
    const [one] = open.splice(Math.floor(random() * open.length), 1);
    if (one && allReached([...standing, one], floor)) return one;
  }
  return null;
}
