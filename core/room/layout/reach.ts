import type { Floor, Stretch } from './floor/floor.ts';
import { type Area, airBetween, rounding } from './geometry.ts';
import { isDesk, isRug, isTable, kindOnPlan, sitsAtTable } from './kinds.ts';
import type { Standing } from './standing.ts';

/** The largest gap between a table or desk and a chair that belongs to it. */
const chairAtTable = 8;

/** How much of a piece's side must be free to step up to it. */
const stepUp = 6;

/** Sorted coordinates. Kept between walks: a search takes thousands of them, and makes no garbage this way. */
interface Lines {
  values: Float64Array;
  count: number;
}

const xs: Lines = { values: new Float64Array(64), count: 0 };
const ys: Lines = { values: new Float64Array(64), count: 0 };
/** By cell: 1 where a person's middle can be, 2 where something is in the way. */
let cells = new Uint8Array(1024);
let open = new Int32Array(1024);

function begin(lines: Lines, from: number, to: number, most: number): void {
  if (lines.values.length < most) lines.values = new Float64Array(2 * most);
  lines.values[0] = Math.min(from, to);
  lines.values[1] = Math.max(from, to);
  lines.count = from === to ? 1 : 2;
}

/** Grid lines only where something changes for a person of this width: fine enough to be exact, and no finer. */
function mark(lines: Lines, value: number, from: number, to: number): void {
  if (!(value > from && value < to)) return;
  const { values } = lines;
  let at = lines.count;
  while ((values[at - 1] as number) > value) at -= 1;
  if (values[at - 1] === value) return;
  values.copyWithin(at + 1, at, lines.count);
  values[at] = value;
  lines.count += 1;
}

function lineAt({ values, count }: Lines, value: number): number {
  const limit = value - 1e-9;
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] as number) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
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
export function walkFrom(
  floor: Floor,
  standing: readonly Standing[],
  passage: number,
  main: Stretch | undefined = floor.doors[0],
): Reached {
  if (!main) return { pieces: standing.map(() => true), doors: true };
  const half = Math.max(Math.min(passage, main.to - main.from, floor.width, floor.depth) / 2 - rounding, 0.5);
  drawGrid(floor, standing, half, main);
  flood(main, half);
  const reached: boolean[] = [];
  for (const one of standing) reached.push(isRug(one.piece) || isReached(one, half));
  let doors = true;
  for (let nth = 1; nth < floor.doors.length && doors; nth += 1)
    doors = cellsAt(floor.doors[nth] as Stretch, half, (cell) => cells[cell] === 1);
  return { pieces: withTheirChairs(standing, reached), doors };
}

/** The grid, and on it everything that's in the way. */
function drawGrid(floor: Floor, standing: readonly Standing[], half: number, main: Stretch): void {
  const [right, bottom] = [floor.width - half, floor.depth - half];
  const most = 2 * (standing.length + floor.solids.length + floor.doors.length) + 4;
  begin(xs, half, right, most);
  begin(ys, half, bottom, most);
  const grow = (area: Area) => {
    mark(xs, area.left - half, half, right);
    mark(xs, area.right + half, half, right);
    mark(ys, area.top - half, half, bottom);
    mark(ys, area.bottom + half, half, bottom);
  };
  for (const one of standing) if (!isRug(one.piece)) grow(one.area);
  for (const solid of floor.solids) grow(solid);
  for (let nth = 0; nth < floor.doors.length; nth += 1) {
    const door = nth === 0 ? main : (floor.doors[nth] as Stretch);
    const [lines, end] = door.turn % 180 === 0 ? [xs, right] : [ys, bottom];
    mark(lines, firstIn(door, half), half, end);
    mark(lines, lastIn(door, half), half, end);
  }
  const size = Math.max((xs.count - 1) * (ys.count - 1), 0);
  if (cells.length < size) {
    cells = new Uint8Array(2 * size);
    open = new Int32Array(2 * size);
  } else cells.fill(0, 0, size);
  for (const one of standing) if (!isRug(one.piece)) fillArea(one.area, half);
  for (const solid of floor.solids) fillArea(solid, half);
}

function fillArea({ left, right, top, bottom }: Area, half: number): void {
  const columns = xs.count - 1;
  const from = lineAt(xs, left - half);
  const to = lineAt(xs, right + half);
  const last = lineAt(ys, bottom + half);
  const drawn = cells;
  for (let row = lineAt(ys, top - half); row < last; row += 1)
    for (let cell = row * columns + from, end = row * columns + to; cell < end; cell += 1) drawn[cell] = 2;
}

/** Where along its wall a person's middle can be in a doorway. */
const firstIn = ({ from, to }: Stretch, half: number) => Math.min(from + half, (from + to) / 2);
const lastIn = ({ from, to }: Stretch, half: number) => Math.max(to - half, (from + to) / 2);

/** Goes over the cells of a person who's in a doorway until the test holds, and says if it did. */
function cellsAt(door: Stretch, half: number, test: (cell: number) => boolean): boolean {
  const { turn, at } = door;
  const level = turn % 180 === 0;
  const [across, along] = level ? [ys, xs] : [xs, ys];
  const inward = turn === 0 || turn === 270;
  const line = lineAt(across, inward ? at + half : at - half);
  const cell = Math.min(Math.max(inward ? line : line - 1, 0), across.count - 2);
  const first = Math.min(lineAt(along, firstIn(door, half)), along.count - 2);
  const last = Math.max(lineAt(along, lastIn(door, half)), first + 1);
  const columns = xs.count - 1;
  for (let step = first; step < last; step += 1)
    if (test(level ? cell * columns + step : step * columns + cell)) return true;
  return false;
}

/** Clockwise from the top, as the turns are. */
type Side = 0 | 1 | 2 | 3;

function isTouched({ left, top, right, bottom }: Area, side: Side, half: number): boolean {
  const columns = xs.count - 1;
  const upright = side === 1 || side === 3;
  const before = side === 0 || side === 3;
  const edge = side === 0 ? top - half : side === 3 ? left - half : side === 1 ? right + half : bottom + half;
  if (before && edge <= half + 1e-9) return false;
  const [lines, along] = upright ? [xs, ys] : [ys, xs];
  const at = lineAt(lines, edge);
  const cell = before ? at - 1 : at;
  if (cell < 0 || cell >= lines.count - 1) return false;
  const [start, end] = upright ? [top, bottom] : [left, right];
  const enough = Math.min(stepUp, (end - start) / 2);
  const { values } = along;
  for (let line = 0; line < along.count - 1; line += 1) {
    if ((values[line] as number) >= end + half - enough) break;
    if ((values[line + 1] as number) <= start - half + enough) continue;
    if (cells[upright ? line * columns + cell : cell * columns + line] === 1) return true;
  }
  return false;
}

function isReached({ piece, turn, area }: Standing, half: number): boolean {
  const back = turn / 90;
  const touches = (by: number) => isTouched(area, ((back + by) % 4) as Side, half);
  switch (kindOnPlan(piece.kind).approach) {
    case 'none':
      return false;
    case 'front':
      return touches(2);
    case 'not from behind':
      return touches(1) || touches(2) || touches(3);
    case 'any side':
      return touches(0) || touches(1) || touches(2) || touches(3);
  }
}

function flood(from: Stretch, half: number): void {
  const columns = xs.count - 1;
  const last = columns * (ys.count - 2);
  const [floorCells, stack] = [cells, open];
  let count = 0;
  cellsAt(from, half, (cell) => {
    if (floorCells[cell] === 0) {
      floorCells[cell] = 1;
      stack[count] = cell;
      count += 1;
    }
    return false;
  });
  while (count > 0) {
    count -= 1;
    const cell = stack[count] as number;
    const column = cell % columns;
    if (column > 0 && floorCells[cell - 1] === 0) {
      floorCells[cell - 1] = 1;
      stack[count++] = cell - 1;
    }
    if (column < columns - 1 && floorCells[cell + 1] === 0) {
      floorCells[cell + 1] = 1;
      stack[count++] = cell + 1;
    }
    if (cell >= columns && floorCells[cell - columns] === 0) {
      floorCells[cell - columns] = 1;
      stack[count++] = cell - columns;
    }
    if (cell < last && floorCells[cell + columns] === 0) {
      floorCells[cell + columns] = 1;
      stack[count++] = cell + columns;
    }
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

/** Where the middle of someone who needs `passage` inches can be: everywhere they get to from the main door. */
export function middlesReached(floor: Floor, standing: readonly Standing[], passage: number, main: Stretch): Area[] {
  const half = Math.max(passage / 2 - rounding, 0.5);
  drawGrid(floor, standing, half, main);
  flood(main, half);
  return runsOf(1);
}

/** Where the middle of something this wide can be, whether one gets there or not. */
export function middlesFree(floor: Floor, standing: readonly Standing[], wide: number): Area[] {
  const [main] = floor.doors;
  if (!main || wide > floor.width || wide > floor.depth) return [];
  drawGrid(floor, standing, wide / 2 - rounding, main);
  return runsOf(0);
}

/** The cells with this value, joined along each row. */
function runsOf(value: number): Area[] {
  const columns = xs.count - 1;
  const found: Area[] = [];
  for (let row = 0; row < ys.count - 1; row += 1)
    for (let column = 0; column < columns; column += 1) {
      if (cells[row * columns + column] !== value) continue;
      const first = column;
      while (column + 1 < columns && cells[row * columns + column + 1] === value) column += 1;
      found.push({
        left: xs.values[first] as number,
        top: ys.values[row] as number,
        right: xs.values[column + 1] as number,
        bottom: ys.values[row + 1] as number,
      });
    }
  return found;
}
