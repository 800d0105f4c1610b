import type { DrawnPiece } from '#app/parts/room/drawn-piece.ts';
import type { ArrangedPiece, ChosenFinishes } from '#core/room/index.ts';

/** Furniture that can be looked at in the room: a board, or what the customer chose. */
export interface FurnitureSet {
  readonly id: string;
  readonly label: string;
  readonly pieces: readonly DrawnPiece[];
}

/** What could be in a piece's place. */
export interface SwapOption {
  readonly recordId: string;
  readonly name: string;
  /** What it costs compared with the board's own. */
  readonly price: string;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** Changes to the plan from within the room. The plan holds them, saves them and undoes them. */
export interface LivePlan {
  readonly change: (piece: ArrangedPiece) => void;
  readonly finishes: ChosenFinishes;
  readonly finish: (to: ChosenFinishes) => void;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  /** What the plan's rules say about a piece where it is. */
  readonly warningsOf: (id: string) => readonly string[];
  readonly swapsOf: (piece: DrawnPiece) => readonly SwapOption[];
  readonly swap: (piece: DrawnPiece, to: SwapOption) => void;
}

/** The customer's own picture of the room, which goes with their share link and their receipt. */
export interface LivePictures {
  /** Where one is kept and taken back. */
  readonly address: string;
  /** The one that is kept now. */
  readonly publicId: string | null;
}
