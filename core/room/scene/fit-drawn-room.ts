import { type Area, areaAt, overlaps, turned } from '../layout/geometry.ts';
import type { LayoutPiece, Placement } from '../layout/layout-types.ts';
import { boundsOf, containsArea, wallsOf } from '../shape/outline.ts';
import { isFree, type RoomShape, sweptBy } from '../shape/room-shape.ts';

export interface FittedPlan {
  readonly placements: readonly Placement[];
  /** The plan has these where the room has no floor, so they are as near to it as they can be. */
  readonly shifted: readonly string[];
  /** There's no floor for these at all. */
  readonly leftOut: readonly string[];
}

/** Inches between the places that are tried. */
const spacing = 3;
/** These have their back to a wall. */
const backed: readonly string[] = ['sofa', 'sideboard', 'dresser', 'bed', 'desk', 'nightstand'];
/** Inches a piece is away from the wall behind it: its baseboard. */
const offWall = 1;
const isRug = ({ kind }: LayoutPiece) => kind === 'rug';

/**
 * A plan in the room as it was drawn. What has floor under it stays exactly where the plan has it; a piece in a wall, a
 * chimney or a notch goes to the nearest free floor.
 */
export function fitIntoRoom(
  shape: RoomShape,
  pieces: readonly LayoutPiece[],
  placements: readonly Placement[],
): FittedPlan {
  const fits = (piece: LayoutPiece, area: Area) =>
    isRug(piece) ? containsArea(shape.outline, area) : isFree(shape, area);
  const given = pieces.flatMap((piece) => {
    const at = placements.find(({ id }) => id === piece.id);
    return at ? [{ piece, at, area: areaAt(piece, at.x, at.y, at.turn) }] : [];
  });
  const stays = given.filter(({ piece, area }) => fits(piece, area));
  const moves = given.filter((one) => !stays.includes(one));
  const taken = stays.filter(({ piece }) => !isRug(piece)).map(({ area }) => area);
  const swept = shape.doors.flatMap((door) => sweptBy(shape, door) ?? []);
  const shifted: Placement[] = [];
  const leftOut: string[] = [];
  // The largest first: small things find a place in what is left.
  for (const { piece, at } of moves.toSorted((one, other) => sizeOf(other.piece) - sizeOf(one.piece))) {
    const others = isRug(piece) ? [] : [...taken, ...swept];
    const clear = (area: Area) => fits(piece, area) && !others.some((other) => overlaps(area, other));
    const place =
      (backed.includes(piece.kind) && alongWalls(shape, piece, at, clear)) || nearest(shape, piece, at, clear);
    if (!place) {
      leftOut.push(piece.id);
      continue;
    }
    shifted.push(place);
    if (!isRug(piece)) taken.push(areaAt(piece, place.x, place.y, place.turn));
  }
  const all = [...stays.map(({ at }) => at), ...shifted];
  return {
    placements: placements.flatMap(({ id }) => all.find((one) => one.id === id) ?? []),
    ...{ shifted: shifted.map(({ id }) => id), leftOut },
  };
}

const sizeOf = ({ width, depth }: LayoutPiece) => width * depth;

/** The nearest place with its back to a wall, best without turning it. */
function alongWalls(
  { outline }: RoomShape,
  piece: LayoutPiece,
  at: Placement,
  clear: (area: Area) => boolean,
): Placement | null {
  const places = wallsOf(outline).flatMap((wall) => {
    const turn = turned(0, Math.round((Math.atan2(-wall.inward[0], wall.inward[1]) * 180) / Math.PI));
    const [half, out] = [piece.width / 2, piece.depth / 2 + offWall];
    return steps(half, half, wall.length - half).map((along) => {
      const x = wall.from.x + wall.along[0] * along + wall.inward[0] * out;
      const y = wall.from.y + wall.along[1] * along + wall.inward[1] * out;
      return { id: piece.id, x, y, turn, away: Math.hypot(x - at.x, y - at.y) + (turn === at.turn ? 0 : 24) };
    });
  });
  const found = places
    .sort((one, other) => one.away - other.away)
    .find(({ x, y, turn }) => clear(areaAt(piece, x, y, turn)));
  return found ? { id: found.id, x: found.x, y: found.y, turn: found.turn } : null;
}

/** The nearest place that will do, turned as it is if that can be, else by a quarter. */
function nearest(
  { outline }: RoomShape,
  piece: LayoutPiece,
  at: Placement,
  clear: (area: Area) => boolean,
): Placement | null {
  const { right, bottom } = boundsOf(outline);
  for (const turn of [at.turn, turned(at.turn, 90)]) {
    const { right: halfX, bottom: halfY } = areaAt(piece, 0, 0, turn);
    const xs = steps(at.x, halfX, right - halfX);
    const ys = steps(at.y, halfY, bottom - halfY);
    const places = xs.flatMap((x) => ys.map((y) => ({ x, y, away: Math.hypot(x - at.x, y - at.y) })));
    const found = places
      .sort((one, other) => one.away - other.away)
      .find(({ x, y }) => clear(areaAt(piece, x, y, turn)));
    if (found) return { id: piece.id, x: found.x, y: found.y, turn };
  }
  return null;
}

/** From wall to wall, with where it is now among them. */
function steps(now: number, least: number, most: number): number[] {
  if (least > most) return [];
  const count = Math.floor((most - least) / spacing);
  const even = Array.from({ length: count + 1 }, (_, index) => least + index * spacing);
  return [...even, most, Math.min(Math.max(now, least), most)];
}
