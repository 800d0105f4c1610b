import type { LightBox, LightWindow } from '../light/grid.ts';
import { containsPoint, type RoomWall, wallsOf } from '../shape/outline.ts';
import type { RoomShape } from '../shape/room-shape.ts';
import { boxPanels, fixedBoxes } from './fixed-things.ts';
import {
  casing,
  doorPanels,
  type Hole,
  holesIn,
  type OnWall,
  panelsOn,
  sillThickness,
  windowPanels,
} from './openings.ts';
import type { Panel } from './panel.ts';
import { inMeters, type RoomScene, sceneSize } from './room-scene.ts';

/** All that is flat and fixed: floor, ceiling, walls around their openings, baseboards, doors, windows. */
export function shellOf(scene: RoomScene): Panel[] {
  const { shape, ceiling } = scene;
  return [
    ...floorParts(shape).flatMap(({ left, top, right, bottom }): Panel[] => [
      { surface: 'floor', wall: null, from: [left, 0, bottom], along: [right - left, 0, 0], up: [0, 0, top - bottom] },
      {
        ...{ surface: 'ceiling', wall: null, from: [left, ceiling, top] },
        ...{ along: [right - left, 0, 0], up: [0, 0, bottom - top] },
      },
      {
        ...{ surface: 'shade', wall: null, from: [left - shade.over, ceiling - shade.out, top - shade.over] },
        ...{ along: [right - left + 2 * shade.over, 0, 0], up: [0, 0, bottom - top + 2 * shade.over] },
      },
    ]),
    ...wallsOf(shape.outline).flatMap((wall) => wallPanels(scene, wall)),
    ...fixedBoxes(scene).flatMap(boxPanels),
  ];
}

/** The floor, or what of its bounding box isn't floor, cut along every wall so that the parts meet point to point. */
function floorParts({ outline }: RoomShape, isFloor = true) {
  const xs = [...new Set(outline.map(({ x }) => x))].sort((one, other) => one - other);
  const ys = [...new Set(outline.map(({ y }) => y))].sort((one, other) => one - other);
  return ys.slice(1).flatMap((bottom, row) => {
    const top = ys[row] ?? 0;
    const parts: { left: number; top: number; right: number; bottom: number }[] = [];
    for (const [column, right] of xs.slice(1).entries()) {
      const left = xs[column] ?? 0;
      if (containsPoint(outline, { x: (left + right) / 2, y: (top + bottom) / 2 }) !== isFloor) continue;
      parts.push({ left: inMeters(left), top: inMeters(top), right: inMeters(right), bottom: inMeters(bottom) });
    }
    return parts;
  });
}

/** What the light must not enter: the notches of the room's bounding box. */
export const notchesOf = (scene: RoomScene): LightBox[] =>
  floorParts(scene.shape, false).map(({ left, top, right, bottom }) => ({
    min: [left, 0, top],
    max: [right, scene.ceiling, bottom],
  }));

export function lightWindows(scene: RoomScene): LightWindow[] {
  const walls = wallsOf(scene.shape.outline);
  return scene.shape.windows.flatMap(({ wall: index, offset, width, sill, head }) => {
    const wall = walls[index];
    if (!wall) return [];
    const [x, z] = [wall.inward[0], wall.inward[1]];
    const axis = x === 0 ? 2 : 0;
    const start = axis === 0 ? wall.from.y : wall.from.x;
    const way = axis === 0 ? wall.along[1] : wall.along[0];
    const ends = [start + way * offset, start + way * (offset + width)].map(inMeters);
    return [
      {
        ...{ axis, inward: (axis === 0 ? x : z) as 1 | -1, at: inMeters(axis === 0 ? wall.from.x : wall.from.y) },
        ...{ from: Math.min(...ends), to: Math.max(...ends), sill: inMeters(sill) },
        head: Math.min(inMeters(head), sceneSize(scene)[1]),
      } as const,
    ];
  });
}

const baseboard = { height: 0.11, out: 0.014 } as const;
/** A wall: plain stretches, what is over and under its openings, and their frames. */
function wallPanels(scene: RoomScene, wall: RoomWall): Panel[] {
  const { ceiling } = scene;
  const length = inMeters(wall.length);
  const on = panelsOn(wall);
  const panels: Panel[] = [];
  const holes = holesIn(scene, wall.index);
  // A wall that ended level with a sill would show through along its edge.
  const cut = holes.map((hole) =>
    hole.kind === 'window' ? { ...hole, bottom: Math.max(hole.bottom - sillThickness / 2, 0) } : hole,
  );
  // Cut along every opening's edges, so that the parts meet point to point and light runs on from one to the next.
  const xs = cutsAt([0, length, ...holes.flatMap(({ left, right }) => [left, right])]);
  const ys = cutsAt([0, ceiling, ...cut.flatMap(({ bottom, top }) => [bottom, top])]);
  for (const [column, right] of xs.slice(1).entries())
    for (const [row, top] of ys.slice(1).entries()) {
      const [left, bottom] = [xs[column] ?? 0, ys[row] ?? 0];
      const [x, y] = [(left + right) / 2, (bottom + top) / 2];
      if (!cut.some((hole) => x > hole.left && x < hole.right && y > hole.bottom && y < hole.top))
        panels.push(on.flat('wall', left, right, bottom, top));
    }
  for (const hole of holes) panels.push(...(hole.kind === 'window' ? windowPanels(on, hole) : doorPanels(on, hole)));
  panels.push(
    ...shadePanels(
      scene,
      wall,
      on,
      holes.filter(({ kind }) => kind === 'window'),
    ),
  );
  const ways = holes.filter(({ bottom }) => bottom === 0);
  let from = 0;
  for (const { left, right } of [...ways, { left: length + casing.width, right: 0 }]) {
    const end = Math.min(left - casing.width, length);
    if (end > from) panels.push(...on.ledge(from, end, 0, baseboard.height, baseboard.out));
    from = right + casing.width;
  }
  return panels;
}

const cutsAt = (places: readonly number[]): number[] =>
  [...new Set(places)].sort((one, other) => one - other).filter((at, index, all) => at - (all[index - 1] ?? -1) > 1e-6);

/** `clear` is how far it stays from a window: its edge would draw a dashed line on the sill. */
const shade = { out: -0.03, over: 0.4, clear: 0.03 } as const;

/** Walls are as thin as paper. A larger sheet behind each keeps the sun from shining in along their seams. */
function shadePanels({ shape, ceiling }: RoomScene, wall: RoomWall, on: OnWall, windows: readonly Hole[]): Panel[] {
  const walls = wallsOf(shape.outline);
  const turnsRight = (one: RoomWall | undefined, other: RoomWall | undefined) =>
    one !== undefined && other !== undefined && one.along[0] * other.along[1] - one.along[1] * other.along[0] > 0;
  const before = walls.at(wall.index - 1);
  const after = walls[(wall.index + 1) % walls.length];
  // Where the room goes on around a corner, a longer sheet would be in it.
  const from = turnsRight(before, wall) ? -shade.over : 0;
  const to = inMeters(wall.length) + (turnsRight(wall, after) ? shade.over : 0);
  const top = ceiling + shade.over;
  const sheet = (left: number, right: number, low: number, high: number) =>
    right > left && high > low ? [on.flat('shade', left, right, low, high, shade.out)] : [];
  let at = from;
  const sheets = windows.flatMap((hole) => {
    const left = at;
    at = hole.right + shade.clear;
    return [
      ...sheet(left, hole.left - shade.clear, 0, top),
      ...sheet(hole.left - shade.clear, at, 0, hole.bottom - shade.clear),
      ...sheet(hole.left - shade.clear, at, hole.top + shade.clear, top),
    ];
  });
  return [...sheets, ...sheet(at, to, 0, top)];
}
