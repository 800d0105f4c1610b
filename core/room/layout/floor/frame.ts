import { floorBefore, type Outline, type RoomWall, rectangle, wallsOf } from '../../shape/outline.ts';
import { type Area, turned } from '../geometry.ts';
import {
  type DrawnRoom,
  type LayoutDoorway,
  type LayoutRoom,
  type Placement,
  planWalls,
  type Turn,
} from '../layout-types.ts';
import { beforeWall, type Floor, type Pane, type Sight, type Stretch } from './floor.ts';
import { hallsIn, notchesIn } from './notches.ts';

export interface Frame {
  readonly floor: Floor;
  into(placement: Placement): Placement;
  back(placement: Placement): Placement;
}

const isLength = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 && value < 10_000;

export const isRoom = ({ width, depth }: { width: number; depth: number }): boolean =>
  isLength(width) && isLength(depth);

/** Used when we don't know the doorway: ordinary width, in the middle of wall B. */
export const usualDoorway = { wall: 'wall-b', width: 32, swing: 'inward' } as const;

/** The doorway, corrected so it lies within its wall. `'b'` is short for `'wall-b'`, `'d'` for the one opposite. */
function doorwayOf(room: LayoutRoom): DrawnRoom['doors'][number] {
  const given: Partial<LayoutDoorway> = room.doorway ?? {};
  const named = given.wall ? planWalls.indexOf(given.wall) : -1;
  const short = ['a', 'b', 'c', 'd'].indexOf(String(given.wall).toLowerCase());
  const wall = named >= 0 ? named : short >= 0 ? short : 1;
  const length = wall % 2 === 0 ? room.width : room.depth;
  const width = Math.min(isLength(given.width) ? given.width : usualDoorway.width, length);
  const free = length - width;
  const offset = Number.isFinite(given.offset) ? Math.min(Math.max(given.offset ?? 0, 0), free) : free / 2;
  const swing = given.swing === 'outward' || given.swing === 'none' ? given.swing : 'inward';
  return { wall, width, offset, swing };
}

/** A room that wasn't drawn is the rectangle that was measured. A drawn one without any door gets the usual one. */
function drawnOf(room: LayoutRoom): DrawnRoom {
  const doors = [doorwayOf(room)];
  const measured = { outline: rectangle(room.width, room.depth), doors, windows: [], radiators: [], fixed: [] };
  if (!room.drawn) return { ...measured, openings: [] };
  if (room.drawn.doors.length + room.drawn.openings.length > 0) return room.drawn;
  const longest = [...wallsOf(room.drawn.outline)].sort((one, other) => other.length - one.length)[0];
  const width = Math.min(usualDoorway.width, longest?.length ?? 0);
  const offset = ((longest?.length ?? 0) - width) / 2;
  return { ...room.drawn, doors: [{ wall: longest?.index ?? 0, width, offset, swing: 'none' }] };
}

/** Inches of floor by a doorway that suggestions leave free. */
const stepIn = 20;

const turnOf = ({ inward: [x, y] }: RoomWall): Turn => (y > 0 ? 0 : x < 0 ? 90 : y < 0 ? 180 : 270);

type Spot = (x: number, y: number) => { x: number; y: number };

export function frameOf(room: LayoutRoom): Frame {
  const drawn = drawnOf(room);
  const walls = wallsOf(drawn.outline);
  const ways = [...drawn.doors, ...drawn.openings.map((one) => ({ ...one, swing: 'none' as const }))];
  const [main] = ways;
  const entry = main && walls[main.wall];
  const quarters = (6 - (entry ? turnOf(entry) : 180) / 90) % 4;
  const swapped = quarters % 2 === 1;
  const width = swapped ? room.depth : room.width;
  const depth = swapped ? room.width : room.depth;
  const turnedOnly: Spot = (x, y) => quarterTurns({ id: '', x, y, turn: 0 }, quarters, room.width, room.depth);
  const doorMiddle = entry && main ? pointOn(entry, main.offset + main.width / 2) : { x: 0, y: 0 };
  const mirrored = turnedOnly(doorMiddle.x, doorMiddle.y).x > width / 2 + 1e-9;
  const mirror = (at: Placement): Placement => (mirrored ? { ...at, x: width - at.x, turn: turned(0, -at.turn) } : at);
  const into = (at: Placement) => mirror(quarterTurns(at, quarters, room.width, room.depth));
  const spot: Spot = (x, y) => into({ id: '', x, y, turn: 0 });
  const area = (one: Area) => areaBetween(spot(one.left, one.top), spot(one.right, one.bottom));
  const stretch = (wall: RoomWall, offset: number, long: number): Stretch => {
    const [a, b] = [pointOn(wall, offset), pointOn(wall, offset + long)];
    const { left, right, top, bottom } = areaBetween(spot(a.x, a.y), spot(b.x, b.y));
    const { turn } = into({ id: '', x: 0, y: 0, turn: turnOf(wall) });
    return turn % 180 === 0 ? { turn, at: top, from: left, to: right } : { turn, at: left, from: top, to: bottom };
  };
  const on = <One extends { wall: number; offset: number; width: number }>(list: readonly One[]) =>
    list.flatMap((one) => {
      const wall = walls[one.wall];
      return wall ? [{ one, wall, stretch: stretch(wall, one.offset, one.width) }] : [];
    });
  const outline: Outline = drawn.outline.map(({ x, y }) => spot(x, y));
  const radiators = on(drawn.radiators).map(({ one, wall }) =>
    area(floorBefore(wall, one.offset, one.width, one.depth)),
  );
  const windows = on(drawn.windows).map(({ one, stretch: pane }): Pane => ({ ...pane, sill: one.sill }));
  const fixed = drawn.fixed.map((one) =>
    area({ left: one.x, top: one.y, right: one.x + one.width, bottom: one.y + one.depth }),
  );
  const fires = inOrder(
    drawn.fixed.flatMap(({ kind }, index) =>
      kind === 'fireplace' ? [sightOf(fixed[index] as Area, width, depth)] : [],
    ),
  );
  const floor: Floor = {
    width,
    depth,
    middle: centroid(hallsIn(outline), outline),
    walls: inOrder(walls.map((wall) => stretch(wall, 0, wall.length))),
    doors: on(ways).map((one) => one.stretch),
    swings: on(ways).flatMap(({ one, wall }) =>
      one.swing === 'inward' ? [inBounds(area(floorBefore(wall, one.offset, one.width, one.width)), width, depth)] : [],
    ),
    steps: on(ways).flatMap(({ one, stretch: way }) => (one.swing === 'inward' ? [] : [beforeWall(way, stepIn)])),
    solids: areasInOrder([...notchesIn(outline), ...fixed, ...radiators]),
    radiators,
    windows: inOrder(windows),
    sights: sightsOf(room, fires, windows),
    fires,
    television: room.focus === undefined ? fires.length === 0 : room.focus === 'television',
    halls: hallsIn(outline),
  };
  return { floor, into, back: (at) => quarterTurns(mirror(at), 4 - quarters, width, depth) };
}

/** What people look at if we weren't told: the fire, else the television, else a window. */
function sightsOf({ focus }: LayoutRoom, fires: readonly Sight[], windows: readonly Pane[]): Sight[] {
  const views = windows.map((pane): Sight => ({ ...pane, kind: 'window' }));
  if (focus === 'none' || focus === 'television') return [];
  if (focus === 'window') return views;
  return fires.length > 0 ? [...fires] : focus === 'fireplace' ? [] : views;
}

/** A fireplace is seen from where the room is. */
function sightOf({ left, top, right, bottom }: Area, width: number, depth: number): Sight {
  const upright = bottom - top > right - left;
  const kind = 'fireplace' as const;
  if (upright)
    return (left + right) / 2 < width / 2
      ? { kind, turn: 270, at: right, from: top, to: bottom }
      : { kind, turn: 90, at: left, from: top, to: bottom };
  return (top + bottom) / 2 < depth / 2
    ? { kind, turn: 0, at: bottom, from: left, to: right }
    : { kind, turn: 180, at: top, from: left, to: right };
}

/** The same order however the room is turned: the search tries things in the order they're in. */
const inOrder = <One extends Stretch>(list: readonly One[]): One[] =>
  [...list].sort((one, other) => one.turn - other.turn || one.at - other.at || one.from - other.from);

const areasInOrder = (list: readonly Area[]): Area[] =>
  [...list].sort((one, other) => one.left - other.left || one.top - other.top || one.right - other.right);

const pointOn = ({ from, along }: RoomWall, run: number) => ({
  x: from.x + along[0] * run,
  y: from.y + along[1] * run,
});

const areaBetween = (a: { x: number; y: number }, b: { x: number; y: number }): Area => ({
  ...{ left: Math.min(a.x, b.x), right: Math.max(a.x, b.x) },
  ...{ top: Math.min(a.y, b.y), bottom: Math.max(a.y, b.y) },
});

const inBounds = ({ left, top, right, bottom }: Area, width: number, depth: number): Area => ({
  ...{ left: Math.max(left, 0), top: Math.max(top, 0), right: Math.min(right, width), bottom: Math.min(bottom, depth) },
});

/** A rectangle's own middle; otherwise the middle of its floor by area. */
function centroid(halls: readonly Area[], outline: Outline): { x: number; y: number } {
  const [hall] = halls;
  if (halls.length === 1 && hall) return { x: (hall.left + hall.right) / 2, y: (hall.top + hall.bottom) / 2 };
  let [sum, x, y] = [0, 0, 0];
  outline.forEach((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const cross = from.x * to.y - to.x * from.y;
    sum += cross;
    x += (from.x + to.x) * cross;
    y += (from.y + to.y) * cross;
  });
  return { x: x / (3 * sum), y: y / (3 * sum) };
}

function quarterTurns(at: Placement, count: number, width: number, depth: number): Placement {
  let now = at;
  let [wide, deep] = [width, depth];
  for (let turn = 0; turn < count % 4; turn += 1) {
    now = { ...now, x: deep - now.y, y: now.x, turn: turned(now.turn, 90) };
    [wide, deep] = [deep, wide];
  }
  return now;
}
