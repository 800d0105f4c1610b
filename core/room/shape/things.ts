import type { RoomShape } from './room-shape.ts';

/** What a room has besides its outline, by the list it's kept in. */
export const thingLists = ['doors', 'openings', 'windows', 'radiators', 'fixed'] as const;
export type ThingList = (typeof thingLists)[number];
export type Thing = { [List in ThingList]: { list: List; thing: RoomShape[List][number] } }[ThingList];

export function thingsOf(room: RoomShape): Thing[] {
  return thingLists.flatMap((list) => room[list].map((thing) => ({ list, thing }) as Thing));
}

export const findThing = (room: RoomShape, id: string): Thing | null =>
  thingsOf(room).find(({ thing }) => thing.id === id) ?? null;

const kindNames = {
  fireplace: 'Fireplace',
  column: 'Column',
  'built-in': 'Built-in',
  stairs: 'Stairs',
  other: 'Fixture',
} as const satisfies Record<RoomShape['fixed'][number]['kind'], string>;

const listNames = { doors: 'Door', openings: 'Opening', windows: 'Window', radiators: 'Radiator' } as const;

const plainName = (one: Thing): string => (one.list === 'fixed' ? kindNames[one.thing.kind] : listNames[one.list]);

/** 'Door', or 'Door 2' in a room with several. */
export function thingName(room: RoomShape, id: string): string {
  const one = findThing(room, id);
  if (!one) return '';
  const name = plainName(one);
  const alike = thingsOf(room).filter((other) => plainName(other) === name);
  return alike.length === 1 ? name : `${name} ${alike.findIndex(({ thing }) => thing.id === id) + 1}`;
}

/** The kinds of fixed things by name. */
export const fixedKindName = (kind: RoomShape['fixed'][number]['kind']): string => kindNames[kind];

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** 'Wall A' is the first, as in the survey. */
export const wallName = (index: number): string =>
  `Wall ${index < letters.length ? '' : 'A'}${letters[index % letters.length] ?? ''}`;
