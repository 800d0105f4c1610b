import type { Place } from '../scene/room-scene.ts';

/** What is carried, in inches. With a diagonal depth, what's before the line from the top of its back to its front edge is air. */
export interface CarriedSize {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly diagonalDepth?: number | null | undefined;
}

/** A body by its corners, around the middle of its box: x to its right, y up, z out of its front. */
export type Corners = readonly Place[];

export function cornersOf({ width, depth, height, diagonalDepth }: CarriedSize): Corners {
  const side: readonly (readonly [y: number, z: number])[] = [
    [0, 0],
    [0, depth],
    [frontEdge(depth, height, diagonalDepth ?? null), depth],
    [height, 0],
  ];
  return [-1, 1].flatMap((end) => side.map(([y, z]): Place => [(end * width) / 2, y - height / 2, z - depth / 2]));
}

/** The highest the front edge can be. If no body can have this diagonal depth, the nearest possible one counts. */
function frontEdge(depth: number, height: number, diagonalDepth: number | null): number {
  if (diagonalDepth === null || !(diagonalDepth > 0)) return height;
  const slope = Math.sqrt(Math.max((height / diagonalDepth) ** 2 - 1, 0));
  return Math.max(height - depth * slope, 0);
}

/** Radians. A piece is spun to the side that leads, pitched over that side, rolled about the way it goes, then headed. */
export interface Tilt {
  readonly spin: number;
  readonly pitch: number;
  readonly roll: number;
}

/** Three rows of a rotation. */
export type Rotation = readonly [Place, Place, Place];

const times = (one: Rotation, other: Rotation): Rotation => {
  const row = ([a, b, c]: Place): Place => [
    a * other[0][0] + b * other[1][0] + c * other[2][0],
    a * other[0][1] + b * other[1][1] + c * other[2][1],
    a * other[0][2] + b * other[1][2] + c * other[2][2],
  ];
  return [row(one[0]), row(one[1]), row(one[2])];
};

function about(axis: 'x' | 'y' | 'z', angle: number): Rotation {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  if (axis === 'x') return [[1, 0, 0], [0, c, -s], [0, s, c]]; // biome-ignore format: a matrix
  if (axis === 'y') return [[c, 0, s], [0, 1, 0], [-s, 0, c]]; // biome-ignore format: a matrix
  return [[c, -s, 0], [s, c, 0], [0, 0, 1]]; // biome-ignore format: a matrix
}

export const rotationOf = (heading: number, { spin, pitch, roll }: Tilt): Rotation =>
  times(times(about('y', heading), about('z', roll)), times(about('x', pitch), about('y', spin)));

export const rotated = (corners: Corners, [x, y, z]: Rotation): Corners =>
  corners.map(
    ([a, b, c]): Place => [
      x[0] * a + x[1] * b + x[2] * c,
      y[0] * a + y[1] * b + y[2] * c,
      z[0] * a + z[1] * b + z[2] * c,
    ],
  );

/** From the least to the most along each axis. */
export function boundsOfCorners(corners: Corners): { readonly low: Place; readonly high: Place } {
  const on = (axis: 0 | 1 | 2) => corners.map((corner) => corner[axis]);
  const of = (pick: (...values: number[]) => number): Place => [pick(...on(0)), pick(...on(1)), pick(...on(2))];
  return { low: of(Math.min), high: of(Math.max) };
}
