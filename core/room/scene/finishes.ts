/** What walls can be painted in, and what floors are made of, to try in the live room. */
export const wallColors = ['chalk', 'clay', 'sage', 'fog', 'forest'] as const;
export type WallColor = (typeof wallColors)[number];

export const floorKinds = ['oak', 'ash', 'walnut', 'carpet'] as const;
export type FloorKind = (typeof floorKinds)[number];

export interface RoomFinishes {
  readonly walls: WallColor;
  readonly floor: FloorKind;
}

export const usualFinishes: RoomFinishes = { walls: 'chalk', floor: 'oak' };

/** What a person chose; null where they left it as it was. */
export interface ChosenFinishes {
  readonly walls: WallColor | null;
  readonly floor: FloorKind | null;
}

/** What is shown: what was chosen, else the room's own. */
export const finishesShown = (own: RoomFinishes, chosen: ChosenFinishes | null): RoomFinishes => ({
  walls: chosen?.walls ?? own.walls,
  floor: chosen?.floor ?? own.floor,
});

/** What kind of pictures hang in a room: by its style. */
export type PrintTaste = 'warm' | 'graphic' | 'soft' | 'dark';
