import { cast, newHit, throughWindow } from './cast.ts';
import { air, type LightGrid, type LightQuality, outside, perBlock, type Rgb } from './grid.ts';
import { dailyLight, type Sky, sunAt, windowPanes } from './sky.ts';

/** How many rays are spent: a draft is there at once, the fine one follows. */
export const lightQualities = {
  draft: { rays: 2, panes: 3, bounces: 4, smoothing: 4 },
  fine: { rays: 4, panes: 5, bounces: 7, smoothing: 3 },
} as const satisfies Record<LightQuality, unknown>;

/** The light that surfaces give back, block by block. */
export interface BakedLight {
  readonly grid: LightGrid;
  readonly quality: LightQuality;
  readonly sky: Sky;
  /** By block and face: the number of its patch, or -1. */
  readonly patchAt: Int32Array;
  /** Square meters of each patch. */
  readonly areas: Float32Array;
  /** What falls on each patch and what it gives back: red, green and blue, three numbers a patch. */
  readonly falls: Float32Array;
  readonly gives: Float32Array;
  readonly albedo: Float32Array;
}

/** Directions about +y, denser toward it as a matte surface sees them; mirrored in both level axes. */
export function cosineDirections(perQuarter: number): Rgb[] {
  const directions: Rgb[] = [];
  for (let ring = 0; ring < perQuarter; ring += 1)
    for (let step = 0; step < perQuarter; step += 1) {
      const radius = Math.sqrt((ring + 0.5) / perQuarter);
      const angle = ((step + 0.5) / perQuarter) * (Math.PI / 2);
      const [x, z, up] = [radius * Math.cos(angle), radius * Math.sin(angle), Math.sqrt(1 - radius * radius)];
      for (const sx of [1, -1]) for (const sz of [1, -1]) directions.push([sx * x, up, sz * z]);
    }
  return directions;
}

/** A direction about +y, turned to be about an axis. */
export function aboutAxis([x, up, z]: Rgb, axis: 0 | 1 | 2, way: 1 | -1): Rgb {
  if (axis === 1) return [x, up * way, z];
  return axis === 0 ? [up * way, x, z] : [x, z, up * way];
}

export const blockCounts = ({ counts }: LightGrid): Rgb => [
  counts[0] / perBlock,
  counts[1] / perBlock,
  counts[2] / perBlock,
];

/** The patch of a surface, from the cell of air before it and the way someone there would go to touch it. */
export function patchNumber(baked: BakedLight, i: number, j: number, k: number, axis: number, ahead: number): number {
  const { counts } = baked.grid;
  const [bx, by] = [counts[0] / perBlock, counts[1] / perBlock];
  const block = (Math.floor(k / perBlock) * by + Math.floor(j / perBlock)) * bx + Math.floor(i / perBlock);
  return baked.patchAt[block * 6 + axis * 2 + (ahead > 0 ? 1 : 0)] as number;
}

interface Patches {
  patchAt: Int32Array;
  areas: Float32Array;
  albedo: Float32Array;
  /** The middle of the face in each patch that is nearest to its block's middle, half a cell out in the air. */
  places: Float32Array;
  axes: Int8Array;
}

/** Every face between air and something else, gathered by block. */
function patchesOf(grid: LightGrid): Patches {
  const { counts, cell, cells, room, colors } = grid;
  const [nx, ny, nz] = counts;
  const [bx, by, bz] = blockCounts(grid);
  const patchAt = new Int32Array(bx * by * bz * 6).fill(-1);
  const areas: number[] = [];
  const albedo: number[] = [];
  const places: number[] = [];
  const nearest: number[] = [];
  const axes: number[] = [];
  const next = [-1, 1, -nx, nx, -nx * ny, nx * ny] as const;
  const faceArea = [cell[1] * cell[2], cell[0] * cell[2], cell[0] * cell[1]] as const;
  const middle = (perBlock - 1) / 2;
  for (let k = 0; k < nz; k += 1)
    for (let j = 0; j < ny; j += 1)
      for (let i = 0; i < nx; i += 1) {
        const here = (k * ny + j) * nx + i;
        if (cells[here] !== air) continue;
        for (let face = 0; face < 6; face += 1) {
          const at = face < 2 ? i : face < 4 ? j : k;
          const last = (face < 2 ? nx : face < 4 ? ny : nz) - 1;
          const past = at === (face % 2 === 0 ? 0 : last);
          const met = past ? outside : (cells[here + (next[face] as number)] as number);
          if (met === air) continue;
          const axis = (face >> 1) as 0 | 1 | 2;
          const area = faceArea[axis];
          const color =
            met !== outside
              ? (colors[met - 2] ?? room.walls)
              : axis === 1
                ? face === 2
                  ? room.floor
                  : room.ceiling
                : room.walls;
          const block = (Math.floor(k / perBlock) * by + Math.floor(j / perBlock)) * bx + Math.floor(i / perBlock);
          let patch = patchAt[block * 6 + face] as number;
          if (patch === -1) {
            patch = areas.length;
            patchAt[block * 6 + face] = patch;
            areas.push(0);
            albedo.push(0, 0, 0);
            places.push(0, 0, 0);
            nearest.push(Number.POSITIVE_INFINITY);
            axes.push(face);
          }
          areas[patch] = (areas[patch] as number) + area;
          for (let channel = 0; channel < 3; channel += 1)
            albedo[patch * 3 + channel] = (albedo[patch * 3 + channel] as number) + (color[channel] as number) * area;
          const dx = axis === 0 ? 0 : (i % perBlock) - middle;
          const dy = axis === 1 ? 0 : (j % perBlock) - middle;
          const dz = axis === 2 ? 0 : (k % perBlock) - middle;
          const away = dx * dx + dy * dy + dz * dz;
          if (away < (nearest[patch] as number)) {
            nearest[patch] = away;
            places[patch * 3] = (i + 0.5) * cell[0];
            places[patch * 3 + 1] = (j + 0.5) * cell[1];
            places[patch * 3 + 2] = (k + 0.5) * cell[2];
          }
        }
      }
  for (let patch = 0; patch < areas.length; patch += 1)
    for (let channel = 0; channel < 3; channel += 1)
      albedo[patch * 3 + channel] = (albedo[patch * 3 + channel] as number) / (areas[patch] as number);
  return {
    patchAt,
    areas: Float32Array.from(areas),
    albedo: Float32Array.from(albedo),
    places: Float32Array.from(places),
    axes: Int8Array.from(axes),
  };
}

/** What a patch sees in each direction: another patch, or -1 for a window. Found once, used for every bounce. */
function seenFrom(baked: BakedLight, { places, axes }: Patches, directions: readonly Rgb[]): Int32Array {
  const hit = newHit();
  const seen = new Int32Array(axes.length * directions.length);
  for (let patch = 0; patch < axes.length; patch += 1) {
    const face = axes[patch] as number;
    const axis = (face >> 1) as 0 | 1 | 2;
    const way = face % 2 === 0 ? 1 : -1;
    const place: Rgb = [places[patch * 3] as number, places[patch * 3 + 1] as number, places[patch * 3 + 2] as number];
    for (let ray = 0; ray < directions.length; ray += 1) {
      cast(baked.grid, hit, place, aboutAxis(directions[ray] as Rgb, axis, way));
      seen[patch * directions.length + ray] = throughWindow(baked.grid, hit)
        ? -1
        : patchNumber(baked, hit.i, hit.j, hit.k, hit.axis, hit.ahead);
    }
  }
  return seen;
}

/**
 * Daylight in a furnished room: what comes in through the windows, and how often it is given back before it's gone.
 * The same room gives the same light; nothing is left to chance.
 */
export function bakeLight(grid: LightGrid, quality: LightQuality, sky: Sky = dailyLight(grid.room)): BakedLight {
  const patches = patchesOf(grid);
  const { patchAt, areas, albedo, places, axes } = patches;
  const { rays, panes, bounces } = lightQualities[quality];
  const count = areas.length;
  const direct = new Float32Array(count * 3);
  const baked: BakedLight = {
    ...{ grid, quality, sky, patchAt, areas, albedo },
    falls: new Float32Array(count * 3),
    gives: new Float32Array(count * 3),
  };
  const openings = windowPanes(grid.room, panes, sky);
  const out = new Float64Array(3);
  for (let patch = 0; patch < count; patch += 1) {
    const face = axes[patch] as number;
    const way = face % 2 === 0 ? 1 : -1;
    const normal: Rgb = [0, 1, 2].map((axis) => (axis === face >> 1 ? way : 0)) as unknown as Rgb;
    const place: Rgb = [places[patch * 3] as number, places[patch * 3 + 1] as number, places[patch * 3 + 2] as number];
    out.fill(0);
    openings.fallsOn(grid, place, normal, out);
    sunAt(grid, place, normal, sky, out);
    direct.set(out, patch * 3);
  }
  const { falls, gives } = baked;
  const directions = cosineDirections(rays);
  const seen = seenFrom(baked, patches, directions);
  falls.set(direct);
  for (let bounce = 0; bounce < bounces; bounce += 1) {
    for (let at = 0; at < gives.length; at += 1) gives[at] = ((albedo[at] as number) * (falls[at] as number)) / Math.PI;
    gatherAll(gives, direct, seen, directions.length, falls);
  }
  for (let at = 0; at < gives.length; at += 1) gives[at] = ((albedo[at] as number) * (falls[at] as number)) / Math.PI;
  return baked;
}

/** One bounce: what falls on every patch is what comes in, and what all it sees gives back. */
function gatherAll(
  gives: Float32Array,
  direct: Float32Array,
  seen: Int32Array,
  rays: number,
  falls: Float32Array,
): void {
  const share = Math.PI / rays;
  for (let patch = 0; patch * 3 < falls.length; patch += 1) {
    let [red, green, blue] = [0, 0, 0];
    for (let ray = 0; ray < rays; ray += 1) {
      const from = (seen[patch * rays + ray] as number) * 3;
      if (from < 0) continue;
      red += gives[from] as number;
      green += gives[from + 1] as number;
      blue += gives[from + 2] as number;
    }
    falls[patch * 3] = (direct[patch * 3] as number) + red * share;
    falls[patch * 3 + 1] = (direct[patch * 3 + 1] as number) + green * share;
    falls[patch * 3 + 2] = (direct[patch * 3 + 2] as number) + blue * share;
  }
}
