import type { RoomWall } from '../shape/outline.ts';
import type { Panel, ShellSurface } from './panel.ts';
import { inMeters, type Place, type RoomScene, usualDoorHeight } from './room-scene.ts';

/** A hole in a wall, in meters from the wall's left corner and from the floor. */
export interface Hole {
  readonly kind: 'door' | 'opening' | 'window';
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  /** Where the open leaf of a door is; null if it's closed, or if there's none. */
  readonly leaf: 'left' | 'right' | null;
  /** A door that opens out of the room is at the far side of its wall. */
  readonly outward: boolean;
}

export function holesIn({ shape, ceiling }: RoomScene, wall: number): Hole[] {
  const span = ({ offset, width }: { offset: number; width: number }) => ({
    left: inMeters(offset),
    right: inMeters(offset + width),
  });
  const upTo = (inches: number) => Math.min(inMeters(inches), ceiling);
  const here = <One extends { wall: number }>(list: readonly One[]) => list.filter((one) => one.wall === wall);
  const plain = { bottom: 0, leaf: null, outward: false } as const;
  return [
    ...here(shape.doors).map((door): Hole => {
      const top = upTo(door.height ?? usualDoorHeight);
      if (door.swing === 'none') return { ...plain, kind: 'opening', ...span(door), top };
      const [leaf, outward] = door.swing === 'inward' ? [door.hinge, false] : [null, true];
      return { ...plain, kind: 'door', ...span(door), top, leaf, outward };
    }),
    ...here(shape.openings).map(
      (way): Hole => ({ ...plain, kind: 'opening', ...span(way), top: upTo(way.height ?? usualDoorHeight) }),
    ),
    ...here(shape.windows).map(
      (window): Hole => ({
        ...{ ...plain, kind: 'window', ...span(window), bottom: upTo(window.sill), top: upTo(window.head) },
      }),
    ),
  ].sort((one, other) => one.left - other.left);
}

export const casing = { width: 0.07, out: 0.018 } as const;
export const recess = 0.11;
/** The wall under a window ends inside its sill. */
export const sillThickness = 0.035;
const bar = 0.045;
const leafThickness = 0.04;

export type OnWall = ReturnType<typeof panelsOn>;

/** Panels in a wall's own measures: from its left corner, from the floor, and out into the room. */
export function panelsOn(wall: RoomWall) {
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
    /** A board that projects from the wall: its face, its top and both ends. */
    ledge: (
      left: number,
      right: number,
      bottom: number,
      top: number,
      out: number,
      from = 0,
      surface: ShellSurface = 'trim',
    ): Panel[] => [
      flat(surface, left, right, bottom, top, out),
      panel(surface, place(left, top, out), way(right - left, 0, 0), way(0, 0, from - out)),
      panel(surface, place(left, bottom, from), way(0, 0, out - from), way(0, top - bottom, 0)),
      panel(surface, place(right, bottom, out), way(0, 0, from - out), way(0, top - bottom, 0)),
    ],
    /** A board at a right angle to the wall, from `near` to `far` out in the room: both faces, its edge and its top. */
    slab(surface: ShellSurface, left: number, right: number, near: number, far: number, bottom: number, top: number) {
      const up = way(0, top - bottom, 0);
      return [
        panel(surface, place(right, bottom, far), way(0, 0, near - far), up),
        panel(surface, place(left, bottom, near), way(0, 0, far - near), up),
        flat(surface, left, right, bottom, top, far),
        panel(surface, place(left, top, far), way(right - left, 0, 0), way(0, 0, near - far)),
      ];
    },
    /** The floor goes on through a doorway: without it, what's behind the room would shine through. */
    threshold: ({ left, right }: Hole): Panel =>
      panel('floor', place(left, 0, 0), way(right - left, 0, 0), way(0, 0, -recess)),
    /** The sides of an opening through the wall. */
    reveal: ({ left, right, bottom, top }: Hole): Panel[] => [
      panel('trim', place(left, bottom, 0), way(0, 0, -recess), way(0, top - bottom, 0)),
      panel('trim', place(right, bottom, -recess), way(0, 0, recess), way(0, top - bottom, 0)),
      panel('trim', place(left, top, -recess), way(right - left, 0, 0), way(0, 0, recess)),
    ],
  };
}

export function windowPanels(on: OnWall, hole: Hole): Panel[] {
  const { left, right, bottom, top } = hole;
  const out = -recess + 0.02;
  const middle = bottom + (top - bottom) * 0.55;
  const uprights = [left + bar / 2, (left + right) / 2, right - bar / 2];
  const levels = [bottom + bar / 2, middle, top - bar / 2];
  return [
    on.flat('glass', left, right, bottom, top, -recess),
    ...uprights.map((at) => on.flat('trim', at - bar / 2, at + bar / 2, bottom, top, out)),
    ...levels.map((at) => on.flat('trim', left, right, at - bar / 2, at + bar / 2, out)),
    ...on.reveal(hole),
    // One board from the glass into the room: no seam for the sun to dash along.
    ...on.ledge(left - 0.05, right + 0.05, bottom - sillThickness, bottom, 0.05, -recess),
  ];
}

export function doorPanels(on: OnWall, hole: Hole): Panel[] {
  const { kind, left, right, top, leaf, outward } = hole;
  const frame = [
    ...on.ledge(left - casing.width, left, 0, top + casing.width, casing.out),
    ...on.ledge(right, right + casing.width, 0, top + casing.width, casing.out),
    ...on.ledge(left, right, top, top + casing.width, casing.out),
  ];
  const way = [...[...frame, ...on.reveal(hole), on.threshold(hole)], on.flat('beyond', left, right, 0, top, -recess)];
  if (kind === 'opening') return way;
  const [rail, low, high] = [0.12, 0.2, 0.44];
  if (leaf) {
    // Open as the plan draws it, at a right angle to the wall.
    const from = leaf === 'left' ? left : right - leafThickness;
    return [...way, ...on.slab('door', from, from + leafThickness, 0.004, right - left, 0.008, top - 0.01)];
  }
  const out = outward ? -recess + 0.02 : 0;
  const fields = [
    [low, top * high],
    [top * high + rail, top - rail],
  ] as const;
  return [
    ...frame,
    ...(outward ? [...on.reveal(hole), on.threshold(hole)] : []),
    on.flat('door', left, right, 0, top, out),
    ...fields.flatMap(([bottom, end]) => on.ledge(left + rail, right - rail, bottom, end, out + 0.008, out, 'door')),
  ];
}
