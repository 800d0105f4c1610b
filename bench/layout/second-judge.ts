import type { LayoutPiece, Placement, RoomShape, Turn } from '../../core/room/index.ts';
import { waysOnGrid } from './ways-on-grid.ts';

/**
 * A judge of plans that shares nothing with the search but the types: it measures the same rooms in its own way, so a
 * mistake in the layout's geometry can't hide itself.
 */
export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export interface Put {
  readonly piece: LayoutPiece;
  readonly box: Box;
  readonly x: number;
  readonly y: number;
  /** Where its front looks. */
  readonly look: readonly [number, number];
}

const looks: Readonly<Record<Turn, readonly [number, number]>> = { 0: [0, 1], 90: [-1, 0], 180: [0, -1], 270: [1, 0] };

export function putDown(pieces: readonly LayoutPiece[], placements: readonly Placement[]): Put[] {
  return placements.flatMap(({ id, x, y, turn }) => {
    const piece = pieces.find((one) => one.id === id);
    if (!piece) return [];
    const [w, d] = turn === 90 || turn === 270 ? [piece.depth, piece.width] : [piece.width, piece.depth];
    return [{ piece, x, y, look: looks[turn], box: { x0: x - w / 2, y0: y - d / 2, x1: x + w / 2, y1: y + d / 2 } }];
  });
}

/** Less than this is rounding. */
const slack = 0.1;

const common = (a: Box, b: Box): readonly [number, number] => [
  Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0),
  Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0),
];
const meets = (a: Box, b: Box): boolean => common(a, b).every((length) => length > slack);

/** The floor before a stretch of a wall. */
export function before({ outline }: RoomShape, on: { wall: number; offset: number; width: number }, deep: number): Box {
  const from = outline[on.wall] ?? { x: 0, y: 0 };
  const to = outline[(on.wall + 1) % outline.length] ?? from;
  const [ax, ay] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  const near = [from.x + ax * on.offset, from.y + ay * on.offset] as const;
  const far = [near[0] + ax * on.width - ay * deep, near[1] + ay * on.width + ax * deep] as const;
  return {
    ...{ x0: Math.min(near[0], far[0]), y0: Math.min(near[1], far[1]) },
    ...{ x1: Math.max(near[0], far[0]), y1: Math.max(near[1], far[1]) },
  };
}

/** Even-odd rule, with a ray upward. */
export function isFloor({ outline }: RoomShape, x: number, y: number): boolean {
  let inside = false;
  outline.forEach((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    if (from.y === to.y && from.y < y && from.x > x !== to.x > x) inside = !inside;
  });
  return inside;
}

/** Samples its edge and middle: no wall of these rooms is shorter than the steps. */
export function liesInside(shape: RoomShape, { x0, y0, x1, y1 }: Box): boolean {
  const steps = 12;
  for (let i = 0; i <= steps; i += 1)
    for (let j = 0; j <= steps; j += 1) {
      const x = x0 + slack + ((x1 - x0 - 2 * slack) * i) / steps;
      const y = y0 + slack + ((y1 - y0 - 2 * slack) * j) / steps;
      if (!isFloor(shape, x, y)) return false;
    }
  return true;
}

export const builtIn = (shape: RoomShape): Box[] => [
  ...shape.fixed.map(({ x, y, width, depth }) => ({ x0: x, y0: y, x1: x + width, y1: y + depth })),
  ...shape.radiators.map((one) => before(shape, one, one.depth)),
];
export const swings = (shape: RoomShape): Box[] =>
  shape.doors.filter(({ swing }) => swing === 'inward').map((door) => before(shape, door, door.width));

export const isFree = (shape: RoomShape, { box }: Put): boolean =>
  liesInside(shape, box) && ![...builtIn(shape), ...swings(shape)].some((taken) => meets(taken, box));

const storage = new Set(['sideboard', 'dresser']);
const pulledUp = new Set(['dining_chair', 'stool', 'desk_chair', 'bench']);
const tables = new Set(['dining_table', 'bar_table', 'desk', 'standing_desk']);
/** How far the front of a chair may go under its table. */
const underTable = 8;

/** A chair pushed in is no collision: its front is under the table, seen in the way it looks. */
function tucked(one: Put, other: Put): boolean {
  const [chair, table] = pulledUp.has(one.piece.kind) ? [one, other] : [other, one];
  if (!pulledUp.has(chair.piece.kind) || !tables.has(table.piece.kind)) return false;
  const [wide, deep] = common(chair.box, table.box);
  const [lx, ly] = chair.look;
  const ahead = (table.x - chair.x) * lx + (table.y - chair.y) * ly;
  return ahead > 0 && (lx === 0 ? deep : wide) <= underTable + slack;
}

export type Hard = 'overlap' | 'outside' | 'built-in' | 'door' | 'window' | 'no way';

/** What no plan may have. */
export function hardFaults(shape: RoomShape, puts: readonly Put[]): Hard[] {
  const faults: Hard[] = [];
  const [fixed, doors] = [builtIn(shape), swings(shape)];
  puts.forEach((one, index) => {
    const rug = one.piece.kind === 'rug';
    if (!liesInside(shape, one.box)) faults.push('outside');
    if (fixed.some((box) => meets(box, one.box)) && !rug) faults.push('built-in');
    if (!rug && doors.some((box) => meets(box, one.box))) faults.push('door');
    for (const other of puts.slice(index + 1))
      if ((other.piece.kind === 'rug') === rug && meets(one.box, other.box) && !tucked(one, other))
        faults.push('overlap');
    if (storage.has(one.piece.kind) && hidesWindow(shape, one)) faults.push('window');
  });
  if (!waysOnGrid(shape, puts)) faults.push('no way');
  return faults;
}

const hidesWindow = (shape: RoomShape, { piece, box }: Put): boolean =>
  shape.windows.some((pane) => {
    const [wide, deep] = common(before(shape, pane, 18), box);
    return piece.height > pane.sill + 6 && wide > 6 && deep > 6;
  });

export const beforeRadiator = (shape: RoomShape, { piece, box }: Put): boolean =>
  storage.has(piece.kind) && shape.radiators.some((one) => meets(before(shape, one, one.depth + 12), box));

const hearth = 24;

/** Furniture within two feet of a fire's open side. */
export const beforeFire = ({ fixed }: RoomShape, { piece, box }: Put): boolean =>
  piece.kind !== 'rug' &&
  fixed.some(({ kind, x, y, width, depth }) => {
    const [wide, deep] = depth > width ? [hearth, 0] : [0, hearth];
    return (
      kind === 'fireplace' && meets({ x0: x - wide, y0: y - deep, x1: x + width + wide, y1: y + depth + deep }, box)
    );
  });

/** A long coffee table whose end is toward the widest sofa. */
export function isEndOn(puts: readonly Put[]): boolean {
  const sofa = puts.filter(({ piece }) => piece.kind === 'sofa').sort((a, b) => b.piece.width - a.piece.width)[0];
  if (!sofa) return false;
  return puts.some(({ piece, box: { x0, x1, y0, y1 } }) => {
    const [along, toward] = sofa.look[0] === 0 ? [x1 - x0, y1 - y0] : [y1 - y0, x1 - x0];
    return piece.kind === 'coffee_table' && toward > 1.3 * along;
  });
}

/** A chair whose front edge doesn't meet a table. */
export function isStranded(chair: Put, puts: readonly Put[]): boolean {
  const [lx, ly] = chair.look;
  const reach = chair.piece.depth / 2 + 6;
  const [x, y] = [chair.x + lx * reach, chair.y + ly * reach];
  return !puts.some(
    ({ piece, box }) =>
      (piece.kind === 'dining_table' || piece.kind === 'bar_table') &&
      x > box.x0 &&
      x < box.x1 &&
      y > box.y0 &&
      y < box.y1,
  );
}

/** A nightstand on each side of the head, within reach. */
export function flanks(bed: Put, stands: readonly Put[]): boolean {
  const [lx, ly] = bed.look;
  const side = (one: Put): number => {
    const across = (one.x - bed.x) * ly - (one.y - bed.y) * lx;
    const ahead = (one.x - bed.x) * lx + (one.y - bed.y) * ly;
    const gap = Math.abs(across) - bed.piece.width / 2 - one.piece.width / 2;
    const atHead = ahead < -bed.piece.depth / 2 + 30;
    return gap < 10 && atHead ? Math.sign(across) : 0;
  };
  const sides = stands.map(side);
  return sides.includes(1) && sides.includes(-1);
}

const degrees = (radians: number) => (radians * 180) / Math.PI;

/** The angle between where a piece looks and a point. */
export function angleTo({ x, y, look }: Put, point: readonly [number, number]): number {
  const [dx, dy] = [point[0] - x, point[1] - y];
  return degrees(Math.acos((dx * look[0] + dy * look[1]) / Math.max(Math.hypot(dx, dy), 1)));
}
