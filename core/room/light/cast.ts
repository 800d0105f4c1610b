import { air, type LightGrid, type LightWindow, outside, type Rgb } from './grid.ts';

/** What a ray met. One is reused for every ray: there are a million of them. */
export interface Hit {
  /** The last cell of air before it. */
  i: number;
  j: number;
  k: number;
  /** The axis it was going along when it met something, and which way. */
  axis: 0 | 1 | 2;
  ahead: 1 | -1;
  /** What it met: outside (a wall), or a piece's color number; air if it went `reach` far without meeting anything. */
  met: number;
  x: number;
  y: number;
  z: number;
}

export const newHit = (): Hit => ({ i: 0, j: 0, k: 0, axis: 0, ahead: 1, met: air, x: 0, y: 0, z: 0 });

/** A ray along an axis would divide by zero. */
const notZero = (value: number) => (Math.abs(value) < 1e-9 ? 1e-9 : value);

const inside = (value: number, size: number) => Math.min(Math.max(value, size * 1e-6), size * (1 - 1e-6));

/** Walks a ray through the cells until it meets a wall or a piece. The cell it starts in counts as air. */
export function cast(
  { counts, cell, cells, room }: LightGrid,
  hit: Hit,
  from: Rgb,
  toward: Rgb,
  reach = Number.POSITIVE_INFINITY,
): void {
  const nx = counts[0];
  const ny = counts[1];
  const nz = counts[2];
  const dx = notZero(toward[0]);
  const dy = notZero(toward[1]);
  const dz = notZero(toward[2]);
  const ox = inside(from[0], room.size[0]);
  const oy = inside(from[1], room.size[1]);
  const oz = inside(from[2], room.size[2]);
  let i = Math.floor(ox / cell[0]);
  let j = Math.floor(oy / cell[1]);
  let k = Math.floor(oz / cell[2]);
  const si = dx > 0 ? 1 : -1;
  const sj = dy > 0 ? 1 : -1;
  const sk = dz > 0 ? 1 : -1;
  let tx = ((i + (dx > 0 ? 1 : 0)) * cell[0] - ox) / dx;
  let ty = ((j + (dy > 0 ? 1 : 0)) * cell[1] - oy) / dy;
  let tz = ((k + (dz > 0 ? 1 : 0)) * cell[2] - oz) / dz;
  const ax = Math.abs(cell[0] / dx);
  const ay = Math.abs(cell[1] / dy);
  const az = Math.abs(cell[2] / dz);
  // Steps along a row, a column and a layer of cells: one number says where the ray is.
  const ri = si;
  const rj = sj * nx;
  const rk = sk * nx * ny;
  let at = (k * ny + j) * nx + i;
  let t = 0;
  let axis: 0 | 1 | 2 = 0;
  let met: number = air;
  while (met === air && t < reach) {
    if (tx < ty && tx < tz) {
      axis = 0;
      t = tx;
      tx += ax;
      const next = i + si;
      met = next < 0 || next >= nx ? outside : (cells[at + ri] as number);
      if (met !== air) break;
      i = next;
      at += ri;
    } else if (ty < tz) {
      axis = 1;
      t = ty;
      ty += ay;
      const next = j + sj;
      met = next < 0 || next >= ny ? outside : (cells[at + rj] as number);
      if (met !== air) break;
      j = next;
      at += rj;
    } else {
      axis = 2;
      t = tz;
      tz += az;
      const next = k + sk;
      met = next < 0 || next >= nz ? outside : (cells[at + rk] as number);
      if (met !== air) break;
      k = next;
      at += rk;
    }
  }
  hit.met = t < reach ? met : air;
  hit.i = i;
  hit.j = j;
  hit.k = k;
  hit.axis = axis;
  hit.ahead = (axis === 0 ? si : axis === 1 ? sj : sk) as 1 | -1;
  hit.x = ox + dx * t;
  hit.y = oy + dy * t;
  hit.z = oz + dz * t;
}

/** Whether a ray that met the outside went through a window. */
export function throughWindow(grid: LightGrid, hit: Hit): boolean {
  return (
    hit.met === outside && hit.axis !== 1 && grid.room.windows.some((window) => isIn(window, hit, grid.cell[hit.axis]))
  );
}

function isIn({ axis, inward, at, from, to, sill, head }: LightWindow, hit: Hit, slack: number): boolean {
  if (axis !== hit.axis || inward === hit.ahead || hit.y < sill || hit.y > head) return false;
  const [across, along] = axis === 0 ? [hit.x, hit.z] : [hit.z, hit.x];
  return Math.abs(across - at) <= slack && along >= from && along <= to;
}
