/**
 * Light is computed in meters, x along wall A, y up, z away from wall A: the plan's x and y with a height. The room is
 * cut into small cells; a cell is air, outside the walls, or part of a piece.
 */
export type Rgb = readonly [red: number, green: number, blue: number];

export interface LightWindow {
  /** The axis it looks along: 0 for x, 2 for z. */
  readonly axis: 0 | 2;
  /** Which way it looks into the room along that axis. */
  readonly inward: 1 | -1;
  /** Where its wall is on that axis. */
  readonly at: number;
  /** Its two ends on the other level axis. */
  readonly from: number;
  readonly to: number;
  readonly sill: number;
  readonly head: number;
}

/** An upright box: the part of the bounding box that is outside the room, or a piece. */
export interface LightBox {
  readonly min: Rgb;
  readonly max: Rgb;
}

export interface LightRoom {
  readonly size: Rgb;
  /** What of the room's bounding box isn't room: the notch of an L. */
  readonly outside: readonly LightBox[];
  readonly windows: readonly LightWindow[];
  /** How much light each gives back, from 0 to 1. */
  readonly floor: Rgb;
  readonly ceiling: Rgb;
  readonly walls: Rgb;
}

export const air = 0;
export const outside = 1;

/** Cells per side of a block: light between surfaces is reckoned block by block. */
export const perBlock = 3;
/** A draft is reckoned in larger cells: most of its time is rays that go from cell to cell. */
const cellsOf = { draft: { finest: 0.09, most: 90_000 }, fine: { finest: 0.06, most: 300_000 } } as const;
export type LightQuality = keyof typeof cellsOf;

export interface LightGrid {
  readonly room: LightRoom;
  readonly cut: LightQuality;
  /** Cells along x, y and z; each a whole number of blocks. */
  readonly counts: readonly [number, number, number];
  /** A cell's size along x, y and z. */
  readonly cell: Rgb;
  /** Air, outside, or 2 and up: the color of a piece, by its place in `colors`. */
  readonly cells: Uint8Array;
  readonly colors: Rgb[];
}

export function lightGrid(room: LightRoom, cut: LightQuality = 'fine'): LightGrid {
  const [x, y, z] = room.size;
  const { finest, most } = cellsOf[cut];
  const side = Math.max(finest, Math.cbrt((x * y * z) / most));
  const count = (length: number) => perBlock * Math.max(1, Math.ceil(length / (side * perBlock)));
  const counts = [count(x), count(y), count(z)] as const;
  const cell = [x / counts[0], y / counts[1], z / counts[2]] as const;
  const grid = { room, cut, counts, cell, cells: new Uint8Array(counts[0] * counts[1] * counts[2]), colors: [] };
  for (const { min, max } of room.outside) fill(grid, min, max, outside);
  return grid;
}

/** Fills the cells whose middle is in the box. */
function fill({ counts, cell, cells }: LightGrid, min: Rgb, max: Rgb, value: number): void {
  const range = (axis: 0 | 1 | 2): [number, number] => [
    Math.max(0, Math.ceil(min[axis] / cell[axis] - 0.5)),
    Math.min(counts[axis], Math.ceil(max[axis] / cell[axis] - 0.5)),
  ];
  const [x0, x1] = range(0);
  const [y0, y1] = range(1);
  const [z0, z1] = range(2);
  for (let k = z0; k < z1; k += 1)
    for (let j = y0; j < y1; j += 1)
      for (let i = x0; i < x1; i += 1) {
        const at = (k * counts[1] + j) * counts[0] + i;
        if (cells[at] !== outside) cells[at] = value;
      }
}

const mostColors = 250;

/** A number for a color; a room with very many reuses the last. */
function colorNumber({ colors }: LightGrid, color: Rgb): number {
  const known = colors.findIndex((one) => one.every((value, channel) => value === color[channel]));
  if (known !== -1) return known + 2;
  if (colors.length < mostColors) colors.push(color);
  return colors.length + 1;
}

export function addBox(grid: LightGrid, { min, max }: LightBox, color: Rgb): void {
  fill(grid, min, max, colorNumber(grid, color));
}

export interface Triangles {
  readonly positions: Float32Array;
  readonly index: Uint32Array;
}

const lengthSquared = (x: number, y: number, z: number): number => x * x + y * y + z * z;

/** Fills the cells that a mesh's triangles pass through. What lies outside the room is left out. */
export function addTriangles(grid: LightGrid, { positions, index }: Triangles, color: Rgb): void {
  const { counts, cell, cells } = grid;
  const [nx, ny, nz] = counts;
  const value = colorNumber(grid, color);
  const step = Math.min(...cell) * 0.7;
  const corner = (at: number, axis: number) => positions[(index[at] as number) * 3 + axis] as number;
  for (let t = 0; t < index.length; t += 3) {
    const ax = corner(t, 0);
    const ay = corner(t, 1);
    const az = corner(t, 2);
    const bx = corner(t + 1, 0) - ax;
    const by = corner(t + 1, 1) - ay;
    const bz = corner(t + 1, 2) - az;
    const cx = corner(t + 2, 0) - ax;
    const cy = corner(t + 2, 1) - ay;
    const cz = corner(t + 2, 2) - az;
    const longest = Math.sqrt(
      Math.max(lengthSquared(bx, by, bz), lengthSquared(cx, cy, cz), lengthSquared(bx - cx, by - cy, bz - cz)),
    );
    const steps = Math.max(1, Math.ceil(longest / step));
    for (let u = 0; u <= steps; u += 1)
      for (let v = 0; v <= steps - u; v += 1) {
        const i = Math.floor((ax + (bx * u + cx * v) / steps) / cell[0]);
        const j = Math.floor((ay + (by * u + cy * v) / steps) / cell[1]);
        const k = Math.floor((az + (bz * u + cz * v) / steps) / cell[2]);
        if (!(i >= 0 && j >= 0 && k >= 0 && i < nx && j < ny && k < nz)) continue;
        const at = (k * ny + j) * nx + i;
        if (cells[at] === air) cells[at] = value;
      }
  }
}
