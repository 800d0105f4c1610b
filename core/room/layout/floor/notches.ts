import { containsPoint, type Outline } from '../../shape/outline.ts';
import type { Area } from '../geometry.ts';

const sorted = (values: readonly number[]) => [...new Set(values)].sort((one, other) => one - other);

interface Cells {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  isFloor(column: number, row: number): boolean;
}

function cellsOf(outline: Outline): Cells {
  const xs = sorted(outline.map(({ x }) => x));
  const ys = sorted(outline.map(({ y }) => y));
  const mid = (lines: readonly number[], at: number) => ((lines[at] ?? 0) + (lines[at + 1] ?? 0)) / 2;
  const floor = ys.map((_, row) =>
    xs.map((__, column) => containsPoint(outline, { x: mid(xs, column), y: mid(ys, row) })),
  );
  return { xs, ys, isFloor: (column, row) => floor[row]?.[column] === true };
}

/** Every rectangle of cells of one kind, given by its first and last column and row. */
function* rectangles({ xs, ys }: Cells): Generator<readonly [number, number, number, number]> {
  for (let top = 0; top < ys.length - 1; top += 1)
    for (let left = 0; left < xs.length - 1; left += 1)
      for (let bottom = top; bottom < ys.length - 1; bottom += 1)
        for (let right = left; right < xs.length - 1; right += 1) yield [left, top, right, bottom];
}

const areaOf = ({ xs, ys }: Cells, [left, top, right, bottom]: readonly [number, number, number, number]): Area => ({
  ...{ left: xs[left] ?? 0, top: ys[top] ?? 0, right: xs[right + 1] ?? 0, bottom: ys[bottom + 1] ?? 0 },
});

const holds = (outer: Area, inner: Area) =>
  outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom;

const sizeOf = ({ left, top, right, bottom }: Area) => (right - left) * (bottom - top);

/** More corners than a room ordinarily has: then each cell is its own rectangle, which is right but slower. */
const manyLines = 12;

function largest(cells: Cells, isFloor: boolean): Area[] {
  const all: Area[] = [];
  const few = cells.xs.length <= manyLines && cells.ys.length <= manyLines;
  for (const [left, top, right, bottom] of rectangles(cells)) {
    if (!few && (left !== right || top !== bottom)) continue;
    let whole = true;
    for (let row = top; row <= bottom && whole; row += 1)
      for (let column = left; column <= right && whole; column += 1) whole = cells.isFloor(column, row) === isFloor;
    if (whole) all.push(areaOf(cells, [left, top, right, bottom]));
  }
  return all
    .filter((one) => !all.some((other) => other !== one && holds(other, one)))
    .sort((one, other) => sizeOf(other) - sizeOf(one));
}

/** The parts of the rectangle around the room that aren't in it. They may overlap. */
export function notchesIn(outline: Outline): Area[] {
  return outline.length === 4 ? [] : largest(cellsOf(outline), false);
}

/** The largest rectangles that lie in the room, the largest first. */
export const hallsIn = (outline: Outline): Area[] => largest(cellsOf(outline), true);
