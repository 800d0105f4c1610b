import type { LightBox, LightWindow } from '../light/grid.ts';
import { containsPoint, type RoomWall, wallsOf } from '../shape/outline.ts';
import type { RoomShape } from '../shape/room-shape.ts';
import { inMeters, metersPerInch, type Place, type RoomScene, sceneSize, usualDoorHeight } from './room-scene.ts';

/** 'shade' is never seen: it only keeps the sun out. */
export const shellSurfaces = ['floor', 'ceiling', 'wall', 'trim', 'door', 'beyond', 'glass', 'shade'] as const;
export type ShellSurface = (typeof shellSurfaces)[number];

/** A flat rectangle of the room itself. It faces the way of `along` × `up`. */
export interface Panel {
  readonly surface: ShellSurface;
  /** The wall it's on: seen from behind, a wall is left out with everything on it. Null for floor and ceiling. */
  readonly wall: number | null;
  readonly from: Place;
  readonly along: Place;
  readonly up: Place;
}

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
    ...fixedPanels(scene),
  ];
}

/** The floor, or what of its bounding box isn't floor, cut into rectangles from wall to wall. */
function floorParts({ outline }: RoomShape, isFloor = true) {
  const xs = [...new Set(outline.map(({ x }) => x))].sort((one, other) => one - other);
  const ys = [...new Set(outline.map(({ y }) => y))].sort((one, other) => one - other);
  return ys.slice(1).flatMap((bottom, row) => {
    const top = ys[row] ?? 0;
    const parts: { left: number; top: number; right: number; bottom: number }[] = [];
    for (const [column, right] of xs.slice(1).entries()) {
      const left = xs[column] ?? 0;
      if (containsPoint(outline, { x: (left + right) / 2, y: (top + bottom) / 2 }) !== isFloor) continue;
      const last = parts.at(-1);
      if (last && last.right === inMeters(left)) last.right = inMeters(right);
      else parts.push({ left: inMeters(left), top: inMeters(top), right: inMeters(right), bottom: inMeters(bottom) });
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

interface Hole {
  readonly kind: 'door' | 'opening' | 'window';
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

function holesIn({ shape, ceiling }: RoomScene, wall: number): Hole[] {
  const span = ({ offset, width }: { offset: number; width: number }) => ({
    left: inMeters(offset),
    right: inMeters(offset + width),
  });
  const upTo = (inches: number) => Math.min(inMeters(inches), ceiling);
  const here = <One extends { wall: number }>(list: readonly One[]) => list.filter((one) => one.wall === wall);
  return [
    ...here(shape.doors).map(
      (door): Hole => ({ kind: 'door', ...span(door), bottom: 0, top: upTo(door.height ?? usualDoorHeight) }),
    ),
    ...here(shape.openings).map(
      (way): Hole => ({ kind: 'opening', ...span(way), bottom: 0, top: upTo(way.height ?? usualDoorHeight) }),
    ),
    ...here(shape.windows).map(
      (window): Hole => ({
        ...{ kind: 'window', ...span(window), bottom: upTo(window.sill), top: upTo(window.head) },
      }),
    ),
  ].sort((one, other) => one.left - other.left);
}

const baseboard = { height: 0.11, out: 0.014 } as const;
const casing = { width: 0.07, out: 0.018 } as const;
const recess = 0.11;
const bar = 0.045;

/** A wall: plain stretches, what is over and under its openings, and their frames. */
function wallPanels(scene: RoomScene, wall: RoomWall): Panel[] {
  const { ceiling } = scene;
  const length = inMeters(wall.length);
  const on = panelsOn(wall);
  const panels: Panel[] = [];
  const holes = holesIn(scene, wall.index);
  // Cut along every opening's edges, so that the parts meet point to point and light runs on from one to the next.
  const xs = cutsAt([0, length, ...holes.flatMap(({ left, right }) => [left, right])]);
  const ys = cutsAt([0, ceiling, ...holes.flatMap(({ bottom, top }) => [bottom, top])]);
  for (const [column, right] of xs.slice(1).entries())
    for (const [row, top] of ys.slice(1).entries()) {
      const [left, bottom] = [xs[column] ?? 0, ys[row] ?? 0];
      const [x, y] = [(left + right) / 2, (bottom + top) / 2];
      if (!holes.some((hole) => x > hole.left && x < hole.right && y > hole.bottom && y < hole.top))
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

const shade = { out: -0.03, over: 0.4 } as const;

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
    at = hole.right;
    return [
      ...sheet(left, hole.left, 0, top),
      ...sheet(hole.left, hole.right, 0, hole.bottom),
      ...sheet(hole.left, hole.right, hole.top, top),
    ];
  });
  return [...sheets, ...sheet(at, to, 0, top)];
}

type OnWall = ReturnType<typeof panelsOn>;

/** Panels in a wall's own measures: from its left corner, from the floor, and out into the room. */
function panelsOn(wall: RoomWall) {
  const [ax, az] = wall.along;
  const [ix, iz] = wall.inward;
  const [x0, z0] = [inMeters(wall.from.x), inMeters(wall.from.y)];
  const place = (along: number, y: number, out: number): Place => [
    x0 + ax * along + ix * out,
    y,
    z0 + az * along + iz * out,
  ];
  const way = (along: number, y: number, out: number): Place => [ax * along + ix * out, y, az * along + iz * out];
  const panel = (surface: ShellSurface, from: Place, along: Place, up: Place): Panel => ({
    ...{ surface, wall: wall.index, from, along, up },
  });
  const flat = (surface: ShellSurface, left: number, right: number, bottom: number, top: number, out = 0): Panel =>
    panel(surface, place(left, bottom, out), way(right - left, 0, 0), way(0, top - bottom, 0));
  return {
    flat,
    /** A board that stands out from the wall: its face, its top and both ends. */
    ledge: (left: number, right: number, bottom: number, top: number, out: number): Panel[] => [
      flat('trim', left, right, bottom, top, out),
      panel('trim', place(left, top, out), way(right - left, 0, 0), way(0, 0, -out)),
      panel('trim', place(left, bottom, 0), way(0, 0, out), way(0, top - bottom, 0)),
      panel('trim', place(right, bottom, out), way(0, 0, -out), way(0, top - bottom, 0)),
    ],
    /** The sides of an opening through the wall. */
    reveal: ({ left, right, bottom, top }: Hole, withSill: boolean): Panel[] => [
      panel('trim', place(left, bottom, 0), way(0, 0, -recess), way(0, top - bottom, 0)),
      panel('trim', place(right, bottom, -recess), way(0, 0, recess), way(0, top - bottom, 0)),
      panel('trim', place(left, top, -recess), way(right - left, 0, 0), way(0, 0, recess)),
      ...(withSill ? [panel('trim', place(left, bottom, 0), way(right - left, 0, 0), way(0, 0, -recess))] : []),
    ],
  };
}

function windowPanels(on: OnWall, hole: Hole): Panel[] {
  const { left, right, bottom, top } = hole;
  const out = -recess + 0.02;
  const middle = bottom + (top - bottom) * 0.55;
  const uprights = [left + bar / 2, (left + right) / 2, right - bar / 2];
  const levels = [bottom + bar / 2, middle, top - bar / 2];
  return [
    on.flat('glass', left, right, bottom, top, -recess),
    ...uprights.map((at) => on.flat('trim', at - bar / 2, at + bar / 2, bottom, top, out)),
    ...levels.map((at) => on.flat('trim', left, right, at - bar / 2, at + bar / 2, out)),
    ...on.reveal(hole, true),
    ...on.ledge(left - 0.05, right + 0.05, bottom - 0.035, bottom, 0.05),
  ];
}

function doorPanels(on: OnWall, hole: Hole): Panel[] {
  const { kind, left, right, top } = hole;
  const frame = [
    ...on.ledge(left - casing.width, left, 0, top + casing.width, casing.out),
    ...on.ledge(right, right + casing.width, 0, top + casing.width, casing.out),
    ...on.ledge(left, right, top, top + casing.width, casing.out),
  ];
  if (kind === 'opening') return [...frame, ...on.reveal(hole, false), on.flat('beyond', left, right, 0, top, -recess)];
  const rail = 0.12;
  const fields = [
    [0.2, top * 0.44],
    [top * 0.44 + rail, top - rail],
  ] as const;
  return [
    ...frame,
    on.flat('door', left, right, 0, top),
    ...fields.flatMap(([low, high]) => on.ledge(left + rail, right - rail, low, high, 0.008)),
  ];
}

/** Radiators, fireplaces, columns and the like: plain boxes. */
function fixedPanels({ shape, ceiling }: RoomScene): Panel[] {
  const walls = wallsOf(shape.outline);
  const boxes = [
    ...shape.fixed.map(({ x, y, width, depth, height }) => ({
      ...{ left: x, right: x + width, top: y, bottom: y + depth },
      ...{ height: height === null ? ceiling : inMeters(height), surface: 'wall' as const },
    })),
    ...shape.radiators.flatMap(({ wall: index, offset, width, depth, height }) => {
      const wall = walls[index];
      if (!wall) return [];
      const xs = [offset, offset + width].map((at) => wall.from.x + wall.along[0] * at);
      const ys = [offset, offset + width].map((at) => wall.from.y + wall.along[1] * at);
      const [ox, oy] = [wall.inward[0] * depth, wall.inward[1] * depth];
      return [
        {
          ...{ left: Math.min(...xs, ...xs.map((x) => x + ox)), right: Math.max(...xs, ...xs.map((x) => x + ox)) },
          ...{ top: Math.min(...ys, ...ys.map((y) => y + oy)), bottom: Math.max(...ys, ...ys.map((y) => y + oy)) },
          ...{ height: inMeters(height), surface: 'trim' as const },
        },
      ];
    }),
  ];
  return boxes.flatMap(({ left, right, top, bottom, height, surface }) => {
    const [x0, x1, z0, z1] = [left, right, top, bottom].map((inches) => inches * metersPerInch) as [
      number,
      number,
      number,
      number,
    ];
    const side = (from: Place, along: Place): Panel => ({ surface, wall: null, from, along, up: [0, height, 0] });
    return [
      side([x0, 0, z1], [x1 - x0, 0, 0]),
      side([x1, 0, z0], [x0 - x1, 0, 0]),
      side([x1, 0, z1], [0, 0, z0 - z1]),
      side([x0, 0, z0], [0, 0, z1 - z0]),
      { surface, wall: null, from: [x0, height, z1], along: [x1 - x0, 0, 0], up: [0, 0, z0 - z1] } satisfies Panel,
    ];
  });
}
