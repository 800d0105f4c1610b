import { airLight } from './air-light.ts';
import {
  aboutAxis,
  type BakedLight,
  blockCounts,
  cosineDirections,
  lightQualities,
  patchNumber,
} from './bake-light.ts';
import { cast, type Hit, newHit, throughWindow } from './cast.ts';
import { air, type LightGrid, perBlock, type Rgb } from './grid.ts';
import { windowPanes } from './sky.ts';

/** Points of a mesh, three numbers each, with the way each faces. */
export interface FacingPoints {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
}

const tripleAt = (list: Float32Array, at: number): Rgb => [
  list[at * 3] as number,
  list[at * 3 + 1] as number,
  list[at * 3 + 2] as number,
];

/** The light on walls, floor and ceiling: each point looks around for itself. Normals lie along an axis. */
export function lightOnShell(baked: BakedLight, { positions, normals }: FacingPoints): Float32Array {
  const { grid, quality, sky, gives } = baked;
  const { rays, panes } = lightQualities[quality];
  const openings = windowPanes(grid.room, panes, sky);
  const directions = cosineDirections(quality === 'draft' ? rays : rays + 1);
  const half = Math.min(...grid.cell) / 2;
  const lit = new Float32Array(positions.length);
  const out = new Float64Array(3);
  const hit = newHit();
  for (let at = 0; at * 3 < positions.length; at += 1) {
    const [px, py, pz] = tripleAt(positions, at);
    const normal = tripleAt(normals, at);
    const place: Rgb = [px + normal[0] * half, py + normal[1] * half, pz + normal[2] * half];
    const axis = normal[0] !== 0 ? 0 : normal[1] !== 0 ? 1 : 2;
    const way = normal[axis] > 0 ? 1 : -1;
    out.fill(0);
    for (const direction of directions) {
      cast(grid, hit, place, aboutAxis(direction, axis, way));
      if (throughWindow(grid, hit)) continue;
      const patch = patchNumber(baked, hit.i, hit.j, hit.k, hit.axis, hit.ahead) * 3;
      if (patch < 0) continue;
      for (let channel = 0; channel < 3; channel += 1)
        out[channel] = (out[channel] as number) + (gives[patch + channel] as number);
    }
    for (let channel = 0; channel < 3; channel += 1)
      out[channel] = ((out[channel] as number) * Math.PI) / directions.length;
    openings.fallsOn(grid, place, normal, out);
    lit.set(out, at * 3);
  }
  return lit;
}

/** How far a crease or a leg darkens what is next to it, and the least that's left. */
const nearReach = 0.22;
const nearFloor = 0.5;
const nearDirections = cosineDirections(2);

/**
 * The light on pieces: from the light in the air around them, darkened where something is close. A point looks a
 * little away from its own surface, and blocks behind it count for little, so light doesn't come through.
 */
export function lightOnPieces(baked: BakedLight, points: FacingPoints): Float32Array {
  const { grid } = baked;
  const { positions, normals } = points;
  const { known, sides } = airLight(baked, positions);
  const [bx, by, bz] = blockCounts(grid);
  const out = new Float32Array(positions.length);
  const off = Math.max(...grid.cell) * 1.4;
  const hit = newHit();
  // In a draft, points of one cell that face the same way share what is looked up for the first.
  const shared = baked.quality === 'draft' ? new Map<number, number>() : null;
  const place: [number, number, number] = [0, 0, 0];
  const perX = 1 / (grid.cell[0] * perBlock);
  const perY = 1 / (grid.cell[1] * perBlock);
  const perZ = 1 / (grid.cell[2] * perBlock);
  // Plain numbers all through: this runs for a hundred thousand points while the code is still cold.
  for (let at = 0; at * 3 < positions.length; at += 1) {
    const nx = normals[at * 3] as number;
    const ny = normals[at * 3 + 1] as number;
    const nz = normals[at * 3 + 2] as number;
    place[0] = (positions[at * 3] as number) + nx * off;
    place[1] = (positions[at * 3 + 1] as number) + ny * off;
    place[2] = (positions[at * 3 + 2] as number) + nz * off;
    const gx = place[0] * perX - 0.5;
    const gy = place[1] * perY - 0.5;
    const gz = place[2] * perZ - 0.5;
    const i = Math.floor(gx);
    const j = Math.floor(gy);
    const k = Math.floor(gz);
    const xSide = nx > 0 ? 3 : 0;
    const ySide = ny > 0 ? 9 : 6;
    const zSide = nz > 0 ? 15 : 12;
    let weight = 0;
    let red = 0;
    let green = 0;
    let blue = 0;
    for (let corner = 0; corner < 8; corner += 1) {
      const u = i + (corner & 1);
      const v = j + ((corner >> 1) & 1);
      const w = k + (corner >> 2);
      if (u < 0 || v < 0 || w < 0 || u >= bx || v >= by || w >= bz) continue;
      const block = (w * by + v) * bx + u;
      if (known[block] !== 1) continue;
      const ex = u - gx;
      const ey = v - gy;
      const ez = w - gz;
      const near = (1 - Math.abs(ex)) * (1 - Math.abs(ey)) * (1 - Math.abs(ez)) + 1e-4;
      const away = Math.sqrt(ex * ex + ey * ey + ez * ez) + 1e-6;
      const half = ((ex * nx + ey * ny + ez * nz) / away + 1) / 2;
      const share = near * (half * half + 0.04);
      weight += share;
      const side = block * 18;
      const x = share * nx * nx;
      const y = share * ny * ny;
      const z = share * nz * nz;
      for (let channel = 0; channel < 3; channel += 1) {
        const falls =
          x * (sides[side + xSide + channel] as number) +
          y * (sides[side + ySide + channel] as number) +
          z * (sides[side + zSide + channel] as number);
        if (channel === 0) red += falls;
        else if (channel === 1) green += falls;
        else blue += falls;
      }
    }
    if (weight === 0) continue;
    const key = shared ? 27 * cellNumber(grid, place) + 9 * facing(nx) + 3 * facing(ny) + facing(nz) : 0;
    const free = shared?.get(key) ?? openness(grid, place, nx, ny, nz, hit);
    shared?.set(key, free);
    const open = free / weight;
    out[at * 3] = red * open;
    out[at * 3 + 1] = green * open;
    out[at * 3 + 2] = blue * open;
  }
  return out;
}

/** Back, level or ahead along an axis. */
const facing = (part: number): number => (part > 0.4 ? 2 : part < -0.4 ? 0 : 1);

const cellNumber = ({ counts, cell }: LightGrid, place: Rgb): number =>
  (Math.floor(place[2] / cell[2]) * counts[1] + Math.floor(place[1] / cell[1])) * counts[0] +
  Math.floor(place[0] / cell[0]);

/** How free the view is close by, from `nearFloor` in a crease to 1. */
function openness(grid: LightGrid, place: Rgb, nx: number, ny: number, nz: number, hit: Hit): number {
  // Any two directions across the normal will do.
  const isLevel = Math.abs(ny) < 0.9;
  const length = Math.sqrt(isLevel ? nx * nx + nz * nz : ny * ny + nz * nz) || 1;
  const tx = isLevel ? -nz / length : 0;
  const ty = isLevel ? 0 : nz / length;
  const tz = (isLevel ? nx : -ny) / length;
  const sx = ny * tz - nz * ty;
  const sy = nz * tx - nx * tz;
  const sz = nx * ty - ny * tx;
  const toward: [number, number, number] = [0, 0, 0];
  let free = 0;
  for (let ray = 0; ray < nearDirections.length; ray += 1) {
    const direction = nearDirections[ray] as Rgb;
    const x = direction[0];
    const up = direction[1];
    const z = direction[2];
    toward[0] = tx * x + nx * up + sx * z;
    toward[1] = ty * x + ny * up + sy * z;
    toward[2] = tz * x + nz * up + sz * z;
    cast(grid, hit, place, toward, nearReach);
    if (hit.met === air) free += 1;
  }
  return nearFloor + ((1 - nearFloor) * free) / nearDirections.length;
}
