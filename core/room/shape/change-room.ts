import { boundsOf, type Outline, type RoomWall, wallsOf } from './outline.ts';
import { type RoomGuess, type RoomShape, roomShapeSchema } from './room-shape.ts';
import { type Thing, thingName } from './things.ts';

/** A change that would leave no room behind is refused with a sentence, and the room stays as it was. */
export type RoomChanged = { readonly ok: true; readonly room: RoomShape } | { readonly ok: false; message: string };

export const hundredths = (inches: number): number => Math.round(inches * 100) / 100;

export const refused = (message: string): RoomChanged => ({ ok: false, message });

/** Accepts a room that keeps every rule. Otherwise says which one is broken, and by what. */
export function accepted(room: RoomShape): RoomChanged {
  const read = roomShapeSchema.safeParse(room);
  if (read.success) return { ok: true, room: read.data };
  const [issue] = read.error.issues;
  const [list, index] = issue?.path ?? [];
  const thing = typeof index === 'number' && list !== 'outline' ? room[list as Thing['list']]?.[index] : undefined;
  const about = thing && `${thingName(room, thing.id)}: `;
  return refused(`${about ?? ''}${issue?.message ?? ''}`);
}

export const withoutGuesses = (room: RoomShape, ...known: readonly RoomGuess[]): RoomShape => ({
  ...room,
  guessed: room.guessed.filter((guess) => !known.includes(guess)),
});

/** Moves everything so that the outline touches the left and top of the plan again. */
export function atOrigin(room: RoomShape): RoomShape {
  const { left, top } = boundsOf(room.outline);
  if (left === 0 && top === 0) return room;
  const moved = <Place extends { x: number; y: number }>(place: Place): Place => ({
    ...place,
    x: hundredths(place.x - left),
    y: hundredths(place.y - top),
  });
  return { ...room, outline: room.outline.map(moved), fixed: room.fixed.map(moved) };
}

export interface OnWall {
  readonly id: string;
  readonly wall: number;
  readonly offset: number;
  readonly width: number;
}

/** Pushes a thing along its wall until it's between the corners. One that's too wide stays, and the room is refused. */
export const within = <One extends OnWall>(one: One, { length }: RoomWall): One => ({
  ...one,
  offset: hundredths(Math.max(0, Math.min(one.offset, length - one.width))),
});

/** The room with another outline. `place` says where a thing of the old outline is on the new one. */
export function withOutline(
  room: RoomShape,
  outline: Outline,
  place: (one: OnWall) => Pick<OnWall, 'wall' | 'offset'>,
): RoomShape {
  const walls = wallsOf(outline);
  const settled = <One extends OnWall>(one: One): One => {
    const placed = { ...one, ...place(one) };
    const wall = walls[placed.wall];
    return wall ? within(placed, wall) : placed;
  };
  return atOrigin({
    ...room,
    outline: [...outline],
    doors: room.doors.map(settled),
    openings: room.openings.map(settled),
    windows: room.windows.map(settled),
    radiators: room.radiators.map(settled),
  });
}
