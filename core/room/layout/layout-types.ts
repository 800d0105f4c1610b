import type { RoomShape } from '../shape/room-shape.ts';

export const planWalls = ['wall-a', 'wall-b', 'opposite-wall-a', 'opposite-wall-b'] as const;
export type PlanWall = (typeof planWalls)[number];

export const doorSwings = ['inward', 'outward', 'none'] as const;
export type DoorSwing = (typeof doorSwings)[number];

/** Degrees, clockwise. At 0 a piece has its back to wall A and its width along that wall. */
export const turns = [0, 90, 180, 270] as const;
export type Turn = (typeof turns)[number];

export interface LayoutDoorway {
  readonly wall: PlanWall;
  /** From the wall's left corner, facing it, to the doorway's nearer edge. */
  readonly offset: number;
  readonly width: number;
  readonly swing: DoorSwing;
}

/** What people in a room look at. A television is on the sideboard. */
export const roomFocuses = ['television', 'fireplace', 'window', 'none'] as const;
export type RoomFocus = (typeof roomFocuses)[number];

/** A stretch of a wall of the outline, from its left corner for someone who faces it. */
interface OnWall {
  readonly wall: number;
  readonly offset: number;
  readonly width: number;
}

/** What the layout needs of a drawn room: any right-angled outline, and what furniture has to respect in it. */
export interface DrawnRoom {
  readonly outline: readonly { readonly x: number; readonly y: number }[];
  readonly doors: readonly (OnWall & { readonly swing: DoorSwing })[];
  readonly openings: readonly OnWall[];
  readonly windows: readonly (OnWall & { readonly sill: number })[];
  readonly radiators: readonly (OnWall & { readonly depth: number })[];
  readonly fixed: readonly {
    readonly kind: string;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly depth: number;
  }[];
}

/** Inches. Wall A runs along the top and is `width` long; wall B runs along the right and is `depth` long. */
export interface LayoutRoom {
  readonly width: number;
  readonly depth: number;
  readonly doorway: LayoutDoorway;
  /** The room as drawn. Then `width` and `depth` are those of the rectangle around it, and its own doors count. */
  readonly drawn?: RoomShape | undefined;
  /** If we weren't told: the fireplace, else the sideboard, else a window. */
  readonly focus?: RoomFocus | undefined;
}

export interface LayoutPiece {
  readonly id: string;
  /** A catalog kind; anything else is treated as a box that can go anywhere. */
  readonly kind: string;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** From the floor to where one sits; null or left out if that isn't listed. */
  readonly seatHeight?: number | null | undefined;
  /** What the text calls it; defaults to its kind. */
  readonly name?: string | undefined;
}

/** Where a piece is: its center, in inches from the corner where wall A begins. */
export interface Placement {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly turn: Turn;
}

export interface Layout {
  readonly placements: readonly Placement[];
  /** 0 to 100. */
  readonly score: number;
  /** The plan's strengths and weaknesses in words, most important first. */
  readonly reasons: readonly string[];
  /** The ids of the pieces that don't fit in this room. */
  readonly leftOut: readonly string[];
}
