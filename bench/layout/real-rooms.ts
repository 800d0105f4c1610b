import { type PieceKind, type Room, roomIds } from '../../core/catalog/index.ts';
import { type LayoutPiece, type RoomShape, roomProblems } from '../../core/room/index.ts';
import { furnitureFor } from './furniture.ts';

export interface RealRoom {
  readonly seed: number;
  readonly kind: Room;
  readonly shape: RoomShape;
  readonly pieces: readonly LayoutPiece[];
  /** What people in this room look at. A television is on the sideboard. */
  readonly focus: 'television' | 'fireplace' | 'window' | 'none';
}

export interface Dice {
  (): number;
  between(low: number, high: number): number;
  one<T>(list: readonly T[]): T;
  chance(share: number): boolean;
}

/** Its own stream of numbers: the rooms stay the same whatever the search does. */
function diceOf(seed: number): Dice {
  let state = (seed * 747796405 + 2891336453) >>> 0;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x45d9f3b);
    mixed ^= mixed >>> 15;
    return (mixed >>> 0) / 2 ** 32;
  };
  return Object.assign(next, {
    between: (low: number, high: number) => Math.round(low + next() * (high - low)),
    one: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
    chance: (share: number) => next() < share,
  });
}

/** Inches: shortest and longest wall A and B of American rooms, and how many of them are no rectangle. */
const usual: Readonly<Record<Room, { wide: readonly [number, number]; deep: readonly [number, number]; cut: number }>> =
  {
    'living-room': { wide: [144, 252], deep: [132, 210], cut: 0.73 },
    bedroom: { wide: [112, 186], deep: [108, 168], cut: 0.45 },
    'dining-room': { wide: [112, 180], deep: [102, 156], cut: 0.5 },
    office: { wide: [102, 162], deep: [96, 144], cut: 0.4 },
  };

type Point = { x: number; y: number };

/** A rectangle with one corner cut out (L), two across (Z), or two beside each other (T). */
function outlineFor(dice: Dice, kind: Room): Point[] {
  const { wide, deep, cut } = usual[kind];
  const [w, d] = [dice.between(...wide), dice.between(...deep)];
  const cuts: (readonly [number, number] | null)[] = [null, null, null, null];
  if (dice.chance(cut)) {
    const first = dice.between(0, 3);
    const second = dice.one([null, null, null, null, 1, 2]);
    const size = (): readonly [number, number] => [
      Math.round(w * (0.14 + dice() * (second === null ? 0.3 : 0.16))),
      Math.round(d * (0.14 + dice() * (second === null ? 0.3 : 0.16))),
    ];
    cuts[first] = size();
    if (second !== null) cuts[(first + second) % 4] = size();
  }
  const corner = (at: number, x: number, y: number): Point[] => {
    const taken = cuts[at];
    if (!taken) return [{ x, y }];
    const inX = x === 0 ? taken[0] : x - taken[0];
    const inY = y === 0 ? taken[1] : y - taken[1];
    const alongX = { x: inX, y };
    const alongY = { x, y: inY };
    const inner = { x: inX, y: inY };
    return at % 2 === 0 ? [alongY, inner, alongX] : [alongX, inner, alongY];
  };
  return [...corner(0, 0, 0), ...corner(1, w, 0), ...corner(2, w, d), ...corner(3, 0, d)];
}

interface Stretch {
  wall: number;
  offset: number;
  width: number;
}

const wallLength = (outline: readonly Point[], wall: number): number => {
  const from = outline[wall] as Point;
  const to = outline[(wall + 1) % outline.length] as Point;
  return Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
};

/** A free stretch of some wall, away from what is there already. */
function stretchOn(dice: Dice, outline: readonly Point[], width: number, taken: readonly Stretch[]): Stretch | null {
  for (let attempt = 0; attempt < 24; attempt += 1) {
    const wall = dice.between(0, outline.length - 1);
    const length = wallLength(outline, wall);
    if (length < width + 8) continue;
    const offset = dice.chance(0.4) ? dice.one([4, length - width - 4]) : dice.between(4, length - width - 4);
    const meets = taken.some(
      (one) => one.wall === wall && offset < one.offset + one.width + 6 && one.offset < offset + width + 6,
    );
    if (!meets) return { wall, offset, width };
  }
  return null;
}

function shapeFor(dice: Dice, kind: Room): RoomShape | null {
  const outline = outlineFor(dice, kind);
  const taken: Stretch[] = [];
  const add = (width: number): Stretch | null => {
    const found = stretchOn(dice, outline, width, taken);
    if (found) taken.push(found);
    return found;
  };
  const ways = dice.chance(0.6) ? 2 : 1;
  const shape: RoomShape = {
    ...{ outline, ceiling: 96, doors: [], openings: [], windows: [], radiators: [], fixed: [], guessed: [] },
  };
  for (let way = 0; way < ways; way += 1) {
    const opening = way > 0 && dice.chance(0.4);
    const stretch = add(opening ? dice.between(40, 66) : dice.one([28, 30, 30, 32, 32, 36]));
    if (!stretch) continue;
    if (opening) shape.openings.push({ ...stretch, id: `way-${way}`, height: 84 });
    else
      shape.doors.push({
        ...{ ...stretch, id: `way-${way}`, height: 80, hinge: dice.one(['left', 'right'] as const) },
        swing: dice.one(['inward', 'inward', 'inward', 'outward', 'none'] as const),
      });
  }
  for (let count = dice.one([1, 1, 2, 2, 3]); count > 0; count -= 1) {
    const stretch = add(dice.one([30, 36, 48, 60, 72]));
    if (!stretch) continue;
    shape.windows.push({ ...stretch, id: `window-${count}`, sill: dice.one([8, 24, 30, 36]), head: 82 });
    if (dice.chance(0.4))
      shape.radiators.push({ ...stretch, id: `radiator-${count}`, depth: dice.one([4, 6, 8]), height: 24 });
  }
  if (kind === 'living-room' && dice.chance(0.25)) addFireplace(dice, shape, add);
  return shape.doors.length > 0 && roomProblems(shape).length === 0 && !doorsMeet(shape) ? shape : null;
}

function addFireplace(dice: Dice, shape: RoomShape, add: (width: number) => Stretch | null): void {
  const stretch = add(dice.between(48, 60));
  if (!stretch) return;
  const depth = 14;
  const from = shape.outline[stretch.wall] as Point;
  const to = shape.outline[(stretch.wall + 1) % shape.outline.length] as Point;
  const [ax, ay] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  const xs = [from.x + ax * stretch.offset, from.x + ax * (stretch.offset + stretch.width) - ay * depth];
  const ys = [from.y + ay * stretch.offset, from.y + ay * (stretch.offset + stretch.width) + ax * depth];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [width, deep] = [Math.max(...xs) - x, Math.max(...ys) - y];
  shape.fixed.push({ id: 'fireplace', kind: 'fireplace', x, y, width, depth: deep, height: 50 });
}

/** Doors that open into each other, a radiator or a fireplace: no real room has them. */
function doorsMeet(shape: RoomShape): boolean {
  const areas = shape.doors.map(({ wall, offset, width }) => {
    const from = shape.outline[wall] as Point;
    const to = shape.outline[(wall + 1) % shape.outline.length] as Point;
    const [ax, ay] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
    const xs = [from.x + ax * offset, from.x + ax * (offset + width) - ay * width];
    const ys = [from.y + ay * offset, from.y + ay * (offset + width) + ax * width];
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
  });
  const boxes = shape.fixed.map(({ x, y, width, depth }) => [x, y, x + width, y + depth] as const);
  const meet = (a: readonly number[], b: readonly number[]) =>
    (a[0] as number) < (b[2] as number) &&
    (b[0] as number) < (a[2] as number) &&
    (a[1] as number) < (b[3] as number) &&
    (b[1] as number) < (a[3] as number);
  return areas.some((one, index) => [...areas.slice(index + 1), ...boxes].some((other) => meet(one, other)));
}

const floorOf = (outline: readonly Point[]): number =>
  Math.abs(
    outline.reduce((sum, { x, y }, index) => {
      const next = outline[(index + 1) % outline.length] as Point;
      return sum + x * next.y - next.x * y;
    }, 0),
  ) / 2;

/** A room as people have it, with 3 to 14 pieces. The same seed gives the same room. */
export function realRoom(seed: number): RealRoom {
  const dice = diceOf(seed);
  const kind = dice.one(roomIds);
  let shape: RoomShape | null = null;
  while (!shape) shape = shapeFor(dice, kind);
  const pieces = furnitureFor(dice, kind, floorOf(shape.outline));
  const has = (piece: PieceKind) => pieces.some((one) => one.kind === piece);
  const focus =
    shape.fixed.length > 0
      ? 'fireplace'
      : has('sideboard')
        ? 'television'
        : shape.windows.length > 0
          ? 'window'
          : 'none';
  return { seed, kind, shape, pieces, focus };
}

/** A hall with the furniture of several rooms: 24 pieces. */
export function largeRoom(seed: number): RealRoom {
  const one = realRoom(seed);
  const pieces = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((nth) =>
    realRoom(seed + nth).pieces.map((piece) => ({ ...piece, id: `${piece.id}-${nth}` })),
  );
  const outline = [
    { x: 0, y: 0 },
    { x: 420, y: 0 },
    { x: 420, y: 340 },
    { x: 0, y: 340 },
  ];
  const door = { id: 'way', wall: 0, offset: 40, width: 36, height: 80, hinge: 'left', swing: 'inward' } as const;
  const bare = { windows: [], radiators: [], openings: [], fixed: [] };
  return {
    ...one,
    focus: 'television',
    shape: { ...one.shape, ...bare, outline, doors: [door] },
    pieces: pieces.slice(0, 24),
  };
}
