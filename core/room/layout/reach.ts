import type { Floor } from './floor.ts';
import { type Area, airBetween, rounding } from './geometry.ts';
import { isDesk, isRug, isTable, kindOnPlan, sitsAtTable } from './kinds.ts';
import type { Standing } from './standing.ts';

/** The largest gap between a table or desk and a chair that belongs to it. */
const chairAtTable = 8;

/** How much of a piece's side must be free to step up to it. */
const stepUp = 6;

/** Grid lines only where something changes for a person of this width: fine enough to be exact, and no finer. */
function linesBetween(from: number, to: number, marks: readonly number[]): number[] {
  const inside = marks.filter((mark) => mark > from && mark < to);
  return [...new Set([from, to, ...inside])].sort((one, other) => one - other);
}

const lineAt = (lines: readonly number[], value: number): number => {
  let at = 0;
  while (at < lines.length - 1 && (lines[at] ?? 0) < value - 1e-9) at += 1;
  return at;
};

/**
 * Which pieces a person who needs `passage` inches can walk up to from the doorway. Exact: the person is a square,
 * every piece grows by half of it, and a flood fill from the door covers what's left between their edges.
 */
export function reachedFrom(floor: Floor, standing: readonly Standing[], passage: number): boolean[] {
  const opening = floor.door.right - floor.door.left;
  const half = Math.max(Math.min(passage, opening, floor.width, floor.depth) / 2 - rounding, 0.5);
  const solid = standing.filter(({ piece }) => !isRug(piece));
  const grown = solid.map(({ area }) => ({
    left: area.left - half,
    right: area.right + half,
    top: area.top - half,
    bottom: area.bottom + half,
  }));
  const door = { left: floor.door.left + half, right: floor.door.right - half };
  const xs = linesBetween(half, floor.width - half, [
    ...grown.flatMap(({ left, right }) => [left, right]),
    door.left,
    door.right,
  ]);
  const ys = linesBetween(
    half,
    floor.depth - half,
    grown.flatMap(({ top, bottom }) => [top, bottom]),
  );
  const columns = xs.length - 1;
  const rows = ys.length - 1;
  const walked = new Uint8Array(columns * rows);
  for (const { left, right, top, bottom } of grown) {
    const toColumn = lineAt(xs, right);
    const toRow = lineAt(ys, bottom);
    for (let row = lineAt(ys, top); row < toRow; row += 1)
      for (let column = lineAt(xs, left); column < toColumn; column += 1) walked[row * columns + column] = 2;
  }
  flood(walked, columns, rows, lineAt(xs, door.left), Math.max(lineAt(xs, door.right), lineAt(xs, door.left) + 1));

  const touched = (area: Area, side: 'left' | 'right' | 'top' | 'bottom'): boolean => {
    const upright = side === 'left' || side === 'right';
    const lines = upright ? xs : ys;
    const along = upright ? ys : xs;
    const edge = side === 'left' || side === 'top' ? area[side] - half : area[side] + half;
    if (edge <= half + 1e-9 && (side === 'left' || side === 'top')) return false;
    const at = lineAt(lines, edge);
    const cell = side === 'left' || side === 'top' ? at - 1 : at;
    if (cell < 0 || cell >= lines.length - 1) return false;
    const [start, end] = upright ? [area.top, area.bottom] : [area.left, area.right];
    const enough = Math.min(stepUp, (end - start) / 2);
    for (let line = 0; line < along.length - 1; line += 1) {
      if ((along[line] ?? 0) >= end + half - enough || (along[line + 1] ?? 0) <= start - half + enough) continue;
      if (walked[upright ? line * columns + cell : cell * columns + line] === 1) return true;
    }
    return false;
  };
  return withTheirChairs(
    standing,
    standing.map((one) => isRug(one.piece) || sidesOf(one).some((side) => touched(one.area, side))),
  );
}

const clockwise = ['top', 'right', 'bottom', 'left'] as const;

function sidesOf({ piece, turn }: Standing): ('left' | 'right' | 'top' | 'bottom')[] {
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

function flood(walked: Uint8Array, columns: number, rows: number, from: number, to: number): void {
  const open: number[] = [];
  const enter = (column: number, row: number) => {
    if (column < 0 || row < 0 || column >= columns || row >= rows) return;
    const cell = row * columns + column;
    if (walked[cell] !== 0) return;
    walked[cell] = 1;
    open.push(cell);
  };
  for (let column = from; column < to; column += 1) enter(column, rows - 1);
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const column = cell % columns;
    const row = (cell - column) / columns;
    enter(column - 1, row);
    enter(column + 1, row);
    enter(column, row - 1);
    enter(column, row + 1);
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
