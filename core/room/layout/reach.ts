import type { Floor, Stretch } from './floor/floor.ts';
import { type Area, airBetween, rounding } from './geometry.ts';
import { isDesk, isRug, isTable, kindOnPlan, sitsAtTable } from './kinds.ts';
import type { Standing } from './standing.ts';

/** The largest gap between a table or desk and a chair that belongs to it. */
const chairAtTable = 8;

/** How much of a piece's side must be free to step up to it. */
const stepUp = 6;

/** Grid lines only where something changes for a person of this width: fine enough to be exact, and no finer. */
function linesBetween(from: number, to: number, marks: readonly number[]): number[] {
  const lines = marks.filter((mark) => mark > from && mark < to);
  lines.push(from, to);
  lines.sort((one, other) => one - other);
  return lines.filter((line, index) => index === 0 || line !== lines[index - 1]);
}

function lineAt(lines: readonly number[], value: number): number {
  let [low, high] = [0, lines.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle] ?? 0) < value - 1e-9) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Walk {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** By cell: 1 where a person's middle can be, 2 where something is in the way. */
  readonly cells: Uint8Array;
  readonly half: number;
}

interface Reached {
  /** By piece. */
  readonly pieces: readonly boolean[];
  /** Whether one can get from the main door to all the others. */
  readonly doors: boolean;
}

/**
 * What a person who needs `passage` inches can walk up to from the main door. Exact: the person is a square, every
 * piece grows by half of it, and a flood fill from the door covers what's left between their edges.
 */
export function walkFrom(floor: Floor, standing: readonly Standing[], passage: number): Reached {
  const [main, ...others] = floor.doors;
  if (!main) return { pieces: standing.map(() => true), doors: true };
  const half = Math.max(Math.min(passage, main.to - main.from, floor.width, floor.depth) / 2 - rounding, 0.5);
  const grown: Area[] = [];
  const grow = ({ left, right, top, bottom }: Area) =>
    grown.push({ left: left - half, right: right + half, top: top - half, bottom: bottom + half });
  for (const one of standing) if (!isRug(one.piece)) grow(one.area);
  for (const solid of floor.solids) grow(solid);
  const upright: number[] = [];
  const level: number[] = [];
  for (const { left, right, top, bottom } of grown) {
    upright.push(left, right);
    level.push(top, bottom);
  }
  for (const door of floor.doors) (door.turn % 180 === 0 ? upright : level).push(...within(door, half));
  const xs = linesBetween(half, floor.width - half, upright);
  const ys = linesBetween(half, floor.depth - half, level);
  const columns = xs.length - 1;
  const cells = new Uint8Array(Math.max(columns * (ys.length - 1), 0));
  for (const { left, right, top, bottom } of grown) {
    const [fromColumn, toColumn] = [lineAt(xs, left), lineAt(xs, right)];
    const toRow = lineAt(ys, bottom);
    for (let row = lineAt(ys, top); row < toRow; row += 1)
      cells.fill(2, row * columns + fromColumn, row * columns + toColumn);
  }
  const walk: Walk = { xs, ys, cells, half };
  flood(walk, cellsAt(walk, main));
  const reached = standing.map(
    (one) => isRug(one.piece) || sidesOf(one).some((side) => isTouched(walk, one.area, side)),
  );
  return {
    pieces: withTheirChairs(standing, reached),
    doors: others.every((door) => cellsAt(walk, door).some((cell) => cells[cell] === 1)),
  };
}

/** Where along its wall a person's middle can be in a doorway. */
function within({ from, to }: Stretch, half: number): [number, number] {
  const middle = (from + to) / 2;
  return [Math.min(from + half, middle), Math.max(to - half, middle)];
}

/** The cells of a person who stands in a doorway. */
function cellsAt({ xs, ys, half }: Walk, door: Stretch): number[] {
  const { turn, at } = door;
  const level = turn % 180 === 0;
  const [across, along] = level ? [ys, xs] : [xs, ys];
  const inward = turn === 0 || turn === 270;
  const line = lineAt(across, inward ? at + half : at - half);
  const cell = Math.min(Math.max(inward ? line : line - 1, 0), across.length - 2);
  const [from, to] = within(door, half);
  const first = Math.min(lineAt(along, from), along.length - 2);
  const last = Math.max(lineAt(along, to), first + 1);
  const found: number[] = [];
  for (let step = first; step < last; step += 1)
    found.push(level ? cell * (xs.length - 1) + step : step * (xs.length - 1) + cell);
  return found;
}

function isTouched({ xs, ys, cells, half }: Walk, area: Area, side: Side): boolean {
  const columns = xs.length - 1;
  const upright = side === 'left' || side === 'right';
  const lines = upright ? xs : ys;
  const along = upright ? ys : xs;
  const before = side === 'left' || side === 'top';
  const edge = before ? area[side] - half : area[side] + half;
  if (before && edge <= half + 1e-9) return false;
  const at = lineAt(lines, edge);
  const cell = before ? at - 1 : at;
  if (cell < 0 || cell >= lines.length - 1) return false;
  const [start, end] = upright ? [area.top, area.bottom] : [area.left, area.right];
  const enough = Math.min(stepUp, (end - start) / 2);
  for (let line = 0; line < along.length - 1; line += 1) {
    if ((along[line] ?? 0) >= end + half - enough || (along[line + 1] ?? 0) <= start - half + enough) continue;
    if (cells[upright ? line * columns + cell : cell * columns + line] === 1) return true;
  }
  return false;
}

const clockwise = ['top', 'right', 'bottom', 'left'] as const;
type Side = (typeof clockwise)[number];

function sidesOf({ piece, turn }: Standing): Side[] {
  const back = turn / 90;
  const side = (by: number) => clockwise[(back + by) % 4] ?? 'top';
  switch (kindOnPlan(piece.kind).approach) {
    case 'none':
      return [];
    case 'front':
      return [side(2)];
    case 'not from behind':
      return [side(1), side(2), side(3)];
    case 'any side':
      return [...clockwise];
  }
}

function flood({ xs, ys, cells }: Walk, from: readonly number[]): void {
  const columns = xs.length - 1;
  const rows = ys.length - 1;
  const open: number[] = [];
  const enter = (cell: number) => {
    if (cells[cell] !== 0) return;
    cells[cell] = 1;
    open.push(cell);
  };
  for (const cell of from) enter(cell);
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const column = cell % columns;
    const row = (cell - column) / columns;
    if (column > 0) enter(cell - 1);
    if (column < columns - 1) enter(cell + 1);
    if (row > 0) enter(cell - columns);
    if (row < rows - 1) enter(cell + columns);
  }
}

/** A table surrounded by its chairs counts as reached if you can sit down at it. */
function withTheirChairs(standing: readonly Standing[], reached: boolean[]): boolean[] {
  return standing.map(
    (one, index) =>
      reached[index] === true ||
      ((isTable(one.piece) || isDesk(one.piece)) &&
        standing.some(
          (seat, at) =>
            reached[at] === true && sitsAtTable(seat.piece) && airBetween(one.area, seat.area) <= chairAtTable,
        )),
  );
}
