import type { Place } from './room-scene.ts';

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
