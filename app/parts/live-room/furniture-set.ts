import type { DrawnPiece } from '#app/parts/room/drawn-piece.ts';
import type { Placement } from '#core/room/index.ts';

/** Furniture that can be looked at in the room: a board, or what the customer chose. */
export interface FurnitureSet {
  readonly id: string;
  readonly label: string;
  readonly pieces: readonly DrawnPiece[];
}

/** Where the pieces of a set are: as on the plan, suggested where the plan has no place for them yet. */
export type PlacesOf = (set: FurnitureSet) => Promise<readonly Placement[]>;
