import { type BakedLight, blockCounts, lightQualities, patchNumber } from './bake-light.ts';
import { cast, newHit, throughWindow } from './cast.ts';
import { air, type LightGrid, perBlock, type Rgb } from './grid.ts';
import { windowPanes } from './sky.ts';

/** Directions all around, evenly spread and mirrored in all three axes. */
function evenDirections(perSide: number): Rgb[] {
  const directions: Rgb[] = [];
  for (let ring = 0; ring < perSide; ring += 1)
    for (let step = 0; step < perSide; step += 1) {
      const y = (ring + 0.5) / perSide;
      const radius = Math.sqrt(1 - y * y);
      const angle = ((step + 0.5) / perSide) * (Math.PI / 2);
      for (const sx of [1, -1])
        for (const sy of [1, -1])
          for (const sz of [1, -1])
            directions.push([sx * radius * Math.cos(angle), sy * y, sz * radius * Math.sin(angle)]);
    }
  return directions;
}

/** The light in the air of a block, as it falls on surfaces facing −x, +x, −y, +y, −z and +z. */
interface AirLight {
  readonly known: Uint8Array;
  readonly sides: Float32Array;
}

/** A cell of air in a block, the nearest to its middle; null where a piece fills it. */
function airIn({ counts, cell, cells }: LightGrid, bi: number, bj: number, bk: number): Rgb | null {
  const middle = (perBlock - 1) / 2;
  let best = Number.POSITIVE_INFINITY;
  let found: Rgb | null = null;
  for (let c = 0; c < perBlock; c += 1)
    for (let b = 0; b < perBlock; b += 1)
      for (let a = 0; a < perBlock; a += 1) {
        const [i, j, k] = [bi * perBlock + a, bj * perBlock + b, bk * perBlock + c];
        const away = (a - middle) ** 2 + (b - middle) ** 2 + (c - middle) ** 2;
        if (away >= best || cells[(k * counts[1] + j) * counts[0] + i] !== air) continue;
        best = away;
        found = [(i + 0.5) * cell[0], (j + 0.5) * cell[1], (k + 0.5) * cell[2]];
      }
  return found;
}

/** Light in the air of the blocks near these points, and nowhere else: most of a room is never asked about. */
export function airLight(baked: BakedLight, positions: Float32Array): AirLight {
  const { grid, quality, sky, gives } = baked;
  const { rays, panes } = lightQualities[quality];
  const [bx, by, bz] = blockCounts(grid);
  const wanted = new Uint8Array(bx * by * bz);
  let before = -1;
  for (let at = 0; at < positions.length; at += 3) {
    const i = Math.floor((positions[at] as number) / (grid.cell[0] * perBlock) - 0.5);
    const j = Math.floor((positions[at + 1] as number) / (grid.cell[1] * perBlock) - 0.5);
    const k = Math.floor((positions[at + 2] as number) / (grid.cell[2] * perBlock) - 0.5);
    // Neighbors in a mesh are mostly neighbors in the room.
    const block = (k * by + j) * bx + i;
    if (block === before) continue;
    before = block;
    for (let c = Math.max(0, k - 1); c <= Math.min(bz - 1, k + 2); c += 1)
      for (let b = Math.max(0, j - 1); b <= Math.min(by - 1, j + 2); b += 1)
        for (let a = Math.max(0, i - 1); a <= Math.min(bx - 1, i + 2); a += 1) wanted[(c * by + b) * bx + a] = 1;
  }
  const openings = windowPanes(grid.room, panes, sky);
  const directions = evenDirections(rays);
  const weights = [0, 1, 2].map((axis) =>
    directions.reduce((sum, direction) => sum + Math.max(0, direction[axis] as number), 0),
  );
  const known = new Uint8Array(wanted.length);
  const sides = new Float32Array(wanted.length * 18);
  const hit = newHit();
  for (let block = 0; block < wanted.length; block += 1) {
    if (wanted[block] !== 1) continue;
    const [bi, bj, bk] = [block % bx, Math.floor(block / bx) % by, Math.floor(block / (bx * by))];
    const place = airIn(grid, bi, bj, bk);
    if (!place) continue;
    known[block] = 1;
    for (let ray = 0; ray < directions.length; ray += 1) {
      const direction = directions[ray] as Rgb;
      cast(grid, hit, place, direction);
      if (throughWindow(grid, hit)) continue;
      const patch = patchNumber(baked, hit.i, hit.j, hit.k, hit.axis, hit.ahead) * 3;
      if (patch < 0) continue;
      for (let axis = 0; axis < 3; axis += 1) {
        const way = direction[axis as 0 | 1 | 2];
        const at = block * 18 + (axis * 2 + (way > 0 ? 1 : 0)) * 3;
        const part = (Math.abs(way) * Math.PI) / (weights[axis] as number);
        for (let channel = 0; channel < 3; channel += 1)
          sides[at + channel] = (sides[at + channel] as number) + (gives[patch + channel] as number) * part;
      }
    }
    openings.each(grid, place, (toward, color, strength) => {
      for (let axis = 0; axis < 3; axis += 1) {
        const way = toward[axis as 0 | 1 | 2];
        const at = block * 18 + (axis * 2 + (way > 0 ? 1 : 0)) * 3;
        const part = Math.abs(way) * strength;
        for (let channel = 0; channel < 3; channel += 1)
          sides[at + channel] = (sides[at + channel] as number) + (color[channel] as number) * part;
      }
    });
  }
  return { known, sides };
}
