import type { Vector } from '../layout/geometry.ts';
import { accepted, hundredths, type RoomChanged, refused, within, withoutGuesses } from './change-room.ts';
import { boundsOf, type Corner, floorBefore, type RoomWall, wallsOf } from './outline.ts';
import { type RoomGuess, type RoomShape, roomLimits } from './room-shape.ts';
import { findThing, type ThingList, thingsOf } from './things.ts';

const words = {
  gone: 'This isn’t in the room anymore.',
  noWall: 'There’s no such wall.',
  noSpace: 'There’s no space left for it on this wall.',
  full: (most: number) => `A room can have up to ${most} of these.`,
} as const;

const usual = {
  doors: { width: 32, height: 80, hinge: 'left', swing: 'inward' },
  openings: { width: 48, height: null },
  windows: { width: 36, sill: 30, head: 80 },
  radiators: { width: 40, depth: 6, height: 24 },
  fixed: { kind: 'built-in', width: 36, depth: 18, height: null },
} as const;

/** What adding a thing tells us: a room with one window isn't guessed to have none. */
const toldByAdding: Readonly<Record<ThingList, readonly RoomGuess[]>> = {
  doors: [],
  openings: [],
  windows: ['windows'],
  radiators: ['radiators'],
  fixed: ['fixed-things'],
};

/** What changing a field of a door tells us. */
const toldByDoor: Readonly<Record<string, RoomGuess>> = {
  wall: 'door-place',
  offset: 'door-place',
  width: 'door-size',
  height: 'door-size',
  swing: 'door-swing',
  hinge: 'door-hinge',
};

/** 'windows-3': the first number that's free. */
function freeId(room: RoomShape, list: ThingList): string {
  const taken = new Set(thingsOf(room).map(({ thing }) => thing.id));
  let number = 1;
  while (taken.has(`${list}-${number}`)) number += 1;
  return `${list}-${number}`;
}

const put = (room: RoomShape, list: ThingList, things: readonly object[]): RoomShape =>
  ({ ...room, [list]: things }) as RoomShape;

/** Where something this wide could begin on a wall: the middle first, then beside whatever is there. */
function startsOn(room: RoomShape, { index, length }: RoomWall, width: number): number[] {
  const there = thingsOf(room).flatMap((one) => (one.list === 'fixed' || one.thing.wall !== index ? [] : [one.thing]));
  const starts = [
    (length - width) / 2,
    ...there.flatMap(({ offset, width: wide }) => [offset + wide, offset - width]),
    0,
    length - width,
  ];
  return starts.map((start) => Math.floor(start)).filter((start) => start >= 0 && start + width <= length);
}

export type ThingAdded = { readonly ok: true; room: RoomShape; id: string } | { readonly ok: false; message: string };

/** Adds a thing of the usual size to a wall, where there's space for it. */
export function addThing(room: RoomShape, list: ThingList, index: number): ThingAdded {
  const wall = wallsOf(room.outline)[index];
  if (!wall) return { ok: false, message: words.noWall };
  if (room[list].length >= roomLimits[list]) return { ok: false, message: words.full(roomLimits[list]) };
  const id = freeId(room, list);
  const width = Math.min(usual[list].width, Math.floor(wall.length));
  for (const offset of startsOn(room, wall, width)) {
    const thing =
      list === 'fixed'
        ? { id, ...usual.fixed, ...sizeOf(floorBefore(wall, offset, width, usual.fixed.depth)) }
        : { id, ...usual[list], wall: index, offset, width };
    const added = accepted(withoutGuesses(put(room, list, [...room[list], thing]), ...toldByAdding[list]));
    if (added.ok) return { ...added, id };
  }
  return { ok: false, message: words.noSpace };
}

const sizeOf = ({ left, top, right, bottom }: ReturnType<typeof boundsOf>) => ({
  ...{ x: hundredths(left), y: hundredths(top), width: hundredths(right - left), depth: hundredths(bottom - top) },
});

/** Changes one or more fields of a thing. A thing on a wall is kept between the wall's corners. */
export function changeThing(room: RoomShape, id: string, fields: Readonly<Record<string, unknown>>): RoomChanged {
  const found = findThing(room, id);
  if (!found) return refused(words.gone);
  const changed = { ...found.thing, ...fields };
  const wall = 'wall' in changed ? wallsOf(room.outline)[changed.wall] : undefined;
  const settled = 'wall' in changed && wall ? within(changed, wall) : changed;
  const list: readonly object[] = room[found.list].map((one) => (one.id === id ? settled : one));
  const told = found.list === 'doors' ? Object.keys(fields).flatMap((field) => toldByDoor[field] ?? []) : [];
  return accepted(withoutGuesses(put(room, found.list, list), ...told));
}

/** Moves a thing by a distance on the plan: along its wall, or across the floor if it's fixed to none. */
export function moveThing(room: RoomShape, id: string, [x, y]: Vector): RoomChanged {
  const found = findThing(room, id);
  if (!found) return refused(words.gone);
  if (found.list === 'fixed')
    return changeThing(room, id, onFloor(room, found.thing, found.thing.x + x, found.thing.y + y));
  const wall = wallsOf(room.outline)[found.thing.wall];
  const by = wall ? x * wall.along[0] + y * wall.along[1] : 0;
  return by === 0 ? { ok: true, room } : changeThing(room, id, { offset: hundredths(found.thing.offset + by) });
}

function onFloor({ outline }: RoomShape, { width, depth }: { width: number; depth: number }, x: number, y: number) {
  const { right, bottom } = boundsOf(outline);
  return {
    x: hundredths(Math.max(0, Math.min(x, right - width))),
    y: hundredths(Math.max(0, Math.min(y, bottom - depth))),
  };
}

/** Puts the middle of a thing at a point, or as near as its walls allow. It may change to another wall on the way. */
export function putThing(room: RoomShape, id: string, at: Corner): RoomChanged {
  const found = findThing(room, id);
  if (!found) return refused(words.gone);
  const { thing } = found;
  if (found.list === 'fixed')
    return changeThing(
      room,
      id,
      onFloor(room, found.thing, Math.round(at.x - found.thing.width / 2), Math.round(at.y - found.thing.depth / 2)),
    );
  const [nearest] = wallsOf(room.outline)
    .filter(({ length }) => length >= thing.width)
    .map((wall) => ({ wall, run: runAlong(wall, at), away: distance(wall, at) }))
    .toSorted((one, other) => one.away - other.away);
  if (!nearest) return refused(words.noSpace);
  return changeThing(room, id, {
    wall: nearest.wall.index,
    offset: Math.max(0, Math.round(nearest.run - thing.width / 2)),
  });
}

const runAlong = ({ from, along }: RoomWall, { x, y }: Corner) => (x - from.x) * along[0] + (y - from.y) * along[1];

function distance(wall: RoomWall, at: Corner): number {
  const run = Math.max(0, Math.min(runAlong(wall, at), wall.length));
  return Math.hypot(at.x - wall.from.x - wall.along[0] * run, at.y - wall.from.y - wall.along[1] * run);
}

export function removeThing(room: RoomShape, id: string): RoomChanged {
  const found = findThing(room, id);
  if (!found) return refused(words.gone);
  return accepted(
    put(
      room,
      found.list,
      room[found.list].filter((one) => one.id !== id),
    ),
  );
}

/** Undefined leaves it to the plan. */
export const setFocus = (room: RoomShape, focus: RoomShape['focus']): RoomChanged => accepted({ ...room, focus });

export const setCeiling = (room: RoomShape, ceiling: number | null): RoomChanged =>
  accepted({ ...(ceiling === null ? room : withoutGuesses(room, 'ceiling')), ceiling });
