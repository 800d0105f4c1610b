import {
  addBox,
  addTriangles,
  type BakedLight,
  bakeLight,
  fixedBoxes,
  type LightGrid,
  type LightQuality,
  lightGrid,
  lightOnPieces,
  lightOnShell,
  lightQualities,
  lightWindows,
  notchesOf,
  type RoomScene,
  type Sky,
  sceneSize,
  smoothed,
} from '#core/room/index.ts';
import { liveSurface, meanColor } from '#showroom/live/index.ts';
import type { buildRoom } from './build-room.ts';
import type { Brightness } from './messages.ts';

type Parts = ReturnType<typeof buildRoom>['parts'];

/** The cells of a furnished room. Rugs and small things are left out: a cell is five times as high as a rug. */
export function furnishedGrid(scene: RoomScene, parts: Parts, cut: LightQuality): LightGrid {
  const { walls, floor } = scene.finishes;
  const of = (name: string) => meanColor(liveSurface(name));
  const room = {
    ...{ size: sceneSize(scene), outside: notchesOf(scene), windows: lightWindows(scene) },
    ...{ floor: of(`floor:${floor}`), ceiling: of('ceiling'), walls: of(`wall:${walls}`) },
  };
  const grid = lightGrid(room, cut);
  for (const box of fixedBoxes(scene)) addBox(grid, box, of(box.surface));
  for (const part of parts)
    if (
      part.piece !== null &&
      !part.stands &&
      part.lit === 'loose' &&
      typeof part.surface === 'object' &&
      part.surface.opacity === 1
    )
      addTriangles(grid, part, meanColor(part.surface));
  return grid;
}

export interface RoomLight {
  /** One list a part, in the parts' order. */
  lights: Float32Array[];
  /** How much light there is on the floor and walls: the camera's exposure follows. */
  brightness: Brightness;
  sky: Sky;
}

/** A room's light with what it was reckoned from. */
export interface LitRoom {
  readonly parts: Parts;
  readonly baked: BakedLight;
  readonly light: RoomLight;
}

/** Light for every point of every part, as good as its grid is fine. */
export function lightRoom(grid: LightGrid, parts: Parts, sky: Sky): LitRoom {
  const quality = grid.cut;
  const baked = bakeLight(grid, quality, sky);
  const floor = floorLight(baked);
  const { smoothing } = lightQualities[quality];
  const onLoose = lightOnLoose(baked, parts);
  const lights = parts.map((part) => {
    if (typeof part.surface === 'string') return new Float32Array(part.positions.length);
    if (part.lit === 'floor') return floor.at(part.positions);
    return onLoose.get(part) ?? smoothed(lightOnShell(baked, part), part.index, smoothing);
  });
  return { parts, baked, light: { lights, brightness: brightnessOf(baked), sky: baked.sky } };
}

/**
 * At once after pieces were moved: they and the floor get new light from surfaces that still give back what they did
 * before; everything else keeps its light. The grid is cut as the one before.
 */
export function relightMoved(grid: LightGrid, parts: Parts, before: LitRoom, moved: ReadonlySet<string>): LitRoom {
  const baked: BakedLight = { ...before.baked, grid, quality: 'draft' };
  const floor = floorLight(baked);
  const known = new Map<string, Float32Array[]>();
  for (const [at, part] of before.parts.entries()) {
    const light = before.light.lights[at];
    if (light) known.set(nameOf(part), [...(known.get(nameOf(part)) ?? []), light]);
  }
  const kept = parts.map((part) => {
    const light = known.get(nameOf(part))?.shift();
    return part.piece !== null && moved.has(part.piece) ? undefined : light;
  });
  const onLoose = lightOnLoose(
    baked,
    parts.filter((_, at) => !kept[at]),
  );
  const lights = parts.map((part, at) => {
    if (part.lit === 'floor') return floor.at(part.positions);
    const plain = () =>
      typeof part.surface === 'string'
        ? new Float32Array(part.positions.length)
        : smoothed(lightOnShell(baked, part), part.index, lightQualities.draft.smoothing);
    return kept[at] ?? onLoose.get(part) ?? plain();
  });
  return { parts, baked, light: { ...before.light, lights } };
}

/** The same part, wherever it is now. */
const nameOf = ({ piece, wall, lit, positions }: Parts[number]) => [piece, wall, lit, positions.length].join();

/** Light on pieces and props, for those of the parts that are. */
function lightOnLoose(baked: BakedLight, parts: Parts): ReadonlyMap<Parts[number], Float32Array> {
  const loose = parts.filter(({ lit }) => lit === 'loose' || lit === 'thin');
  const points = together(loose);
  const onFront = lightOnPieces(baked, points);
  const thin = together(parts.filter(({ lit }) => lit === 'thin'));
  const onBack = lightOnPieces(baked, { ...thin, normals: thin.normals.map((value) => -value) });
  let [taken, behind] = [0, 0];
  const list = loose.map((part) => {
    const mine = onFront.slice(taken, taken + part.positions.length);
    taken += part.positions.length;
    if (part.lit === 'thin') {
      // Half of it comes through.
      for (let at = 0; at < mine.length; at += 1) mine[at] = 0.55 * (mine[at] ?? 0) + 0.45 * (onBack[behind + at] ?? 0);
      behind += mine.length;
    }
    return [part, smoothed(mine, part.index, 2)] as const;
  });
  return new Map(list);
}

function together(parts: Parts) {
  const join = (of: (part: Parts[number]) => Float32Array) => {
    const whole = new Float32Array(parts.reduce((sum, part) => sum + of(part).length, 0));
    let at = 0;
    for (const part of parts) {
      whole.set(of(part), at);
      at += of(part).length;
    }
    return whole;
  };
  return { positions: join(({ positions }) => positions), normals: join(({ normals }) => normals) };
}

const floorSpacing = 0.09;
const mostFloorPoints = 4_000;

/** Light on the floor at evenly spaced points: floorboards and rugs both take theirs from it. */
function floorLight(baked: BakedLight) {
  const [wide, , deep] = baked.grid.room.size;
  const spacing = Math.max(floorSpacing, Math.sqrt((wide * deep) / mostFloorPoints));
  const across = Math.max(2, Math.ceil(wide / spacing) + 1);
  const rows = Math.max(2, Math.ceil(deep / spacing) + 1);
  const positions = new Float32Array(across * rows * 3);
  const normals = new Float32Array(across * rows * 3);
  const index: number[] = [];
  for (let j = 0; j < rows; j += 1)
    for (let i = 0; i < across; i += 1) {
      const at = j * across + i;
      positions.set([(i / (across - 1)) * wide, 0, (j / (rows - 1)) * deep], at * 3);
      normals[at * 3 + 1] = 1;
      if (i > 0 && j > 0) index.push(at - across - 1, at - across, at, at - across - 1, at, at - 1);
    }
  const lit = smoothed(
    lightOnShell(baked, { positions, normals }),
    Uint32Array.from(index),
    lightQualities[baked.quality].smoothing,
  );
  return {
    at(points: Float32Array): Float32Array {
      const out = new Float32Array(points.length);
      for (let at = 0; at < points.length; at += 3) {
        const x = Math.min(Math.max(((points[at] ?? 0) / wide) * (across - 1), 0), across - 1.001);
        const z = Math.min(Math.max(((points[at + 2] ?? 0) / deep) * (rows - 1), 0), rows - 1.001);
        const [i, j] = [Math.floor(x), Math.floor(z)];
        const [u, v] = [x - i, z - j];
        for (let channel = 0; channel < 3; channel += 1) {
          const value = (a: number, b: number) => lit[((j + b) * across + i + a) * 3 + channel] ?? 0;
          const near = value(0, 0) * (1 - u) + value(1, 0) * u;
          out[at + channel] = near * (1 - v) + (value(0, 1) * (1 - u) + value(1, 1) * u) * v;
        }
      }
      return out;
    },
  };
}

/** The mean light on all that surrounds, by area. */
function brightnessOf({ falls, areas }: BakedLight): Brightness {
  const sum = [0, 0, 0];
  let whole = 0;
  for (const [patch, area] of areas.entries()) {
    // A spot of sun must not make the rest look dark.
    for (let channel = 0; channel < 3; channel += 1)
      sum[channel] = (sum[channel] ?? 0) + area * Math.min(falls[patch * 3 + channel] ?? 0, 0.8);
    whole += area;
  }
  const [red = 0, green = 0, blue = 0] = sum.map((value) => (whole === 0 ? 0 : value / whole));
  return [red, green, blue];
}
