import fc from 'fast-check';
import type { Area } from '../layout/geometry.ts';
import type { Corner, Outline } from './outline.ts';
import type { RoomShape } from './room-shape.ts';

/** A room told as strips side by side, all starting at the top: the plainest way to say what's floor and what isn't. */
export interface Strips {
  readonly widths: readonly number[];
  readonly depths: readonly number[];
  /** Quarter turns clockwise. */
  readonly turns: number;
}

const inches = fc.integer({ min: 12 * 4, max: 240 * 4 }).map((quarters) => quarters / 4);
const wholeInches = fc.integer({ min: 12, max: 240 });

export const anyStrips: fc.Arbitrary<Strips> = fc
  .record({
    strips: fc.array(fc.tuple(inches, wholeInches), { minLength: 1, maxLength: 6 }),
    turns: fc.nat(3),
  })
  .map(({ strips, turns }) => {
    // Strips of the same depth side by side are one strip.
    const apart = strips.filter(([, depth], index) => index === 0 || depth !== strips[index - 1]?.[1]);
    return { widths: apart.map(([width]) => width), depths: apart.map(([, depth]) => depth), turns };
  });

const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
const height = ({ depths }: Strips) => Math.max(...depths);

/** Turns a point of a sheet `wide` and `high` once clockwise, again and again. */
function turned(point: Corner, wide: number, high: number, turns: number): Corner {
  if (turns === 0) return point;
  return turned({ x: high - point.y, y: point.x }, high, wide, turns - 1);
}

export function outlineOf(strips: Strips): Outline {
  const { widths, depths, turns } = strips;
  const wide = total(widths);
  const corners: Corner[] = [
    { x: 0, y: 0 },
    { x: wide, y: 0 },
  ];
  let right = wide;
  for (const [index, width] of [...widths.entries()].reverse()) {
    const y = depths[index] ?? 0;
    corners.push({ x: right, y }, { x: right - width, y });
    right -= width;
  }
  return corners.map((corner) => turned(corner, wide, height(strips), turns));
}

export const areaOfStrips = ({ widths, depths }: Strips): number =>
  total(widths.map((width, index) => width * (depths[index] ?? 0)));

/** The judge: an area is floor if every strip that it reaches into is deep enough. Null when it's a matter of rounding. */
export function isFloor(strips: Strips, area: Area): boolean | null {
  const { widths, depths, turns } = strips;
  const [wide, high] = [total(widths), height(strips)];
  const [sheetWide, sheetHigh] = turns % 2 === 0 ? [wide, high] : [high, wide];
  const back = (4 - turns) % 4;
  const one = turned({ x: area.left, y: area.top }, sheetWide, sheetHigh, back);
  const other = turned({ x: area.right, y: area.bottom }, sheetWide, sheetHigh, back);
  const [left, right] = [Math.min(one.x, other.x), Math.max(one.x, other.x)];
  const [top, bottom] = [Math.min(one.y, other.y), Math.max(one.y, other.y)];
  const close = (a: number, b: number) => Math.abs(a - b) < 0.05 && a !== b;
  if (close(left, 0) || close(top, 0) || close(right, wide)) return null;
  if (left < 0 || top < 0 || right > wide) return false;
  let from = 0;
  for (const [index, width] of widths.entries()) {
    const to = from + width;
    const depth = depths[index] ?? 0;
    if (close(left, to) || close(right, from) || close(bottom, depth)) return null;
    if (left < to && right > from && bottom > depth) return false;
    from = to;
  }
  return true;
}

export const emptyRoom = (outline: Outline): RoomShape => ({
  outline: [...outline],
  ceiling: 96,
  ...{ doors: [], openings: [], windows: [], radiators: [], fixed: [], guessed: [] },
});

/** An L-shaped living room: 16 ft along the top, 10 ft of it 14 ft deep, the rest 8 ft. */
export const livingRoom: RoomShape = {
  ...emptyRoom([
    { x: 0, y: 0 },
    { x: 192, y: 0 },
    { x: 192, y: 96 },
    { x: 120, y: 96 },
    { x: 120, y: 168 },
    { x: 0, y: 168 },
  ]),
  doors: [{ id: 'hall', wall: 4, offset: 12, width: 32, height: 80, hinge: 'left', swing: 'inward' }],
  openings: [{ id: 'dining', wall: 1, offset: 20, width: 60, height: null }],
  windows: [{ id: 'street', wall: 0, offset: 40, width: 60, sill: 30, head: 84 }],
  radiators: [{ id: 'below', wall: 0, offset: 46, width: 48, depth: 6, height: 24 }],
  fixed: [{ id: 'fire', kind: 'fireplace', x: 0, y: 60, width: 16, depth: 54, height: 50 }],
  guessed: ['ceiling'],
};
