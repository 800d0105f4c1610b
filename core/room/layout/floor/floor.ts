import type { Area } from '../geometry.ts';
import type { Turn } from '../layout-types.ts';

/** A stretch of a wall. A piece with its back to it has this turn; `at` is the wall's y (or x, when it's upright). */
export interface Stretch {
  readonly turn: Turn;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

export interface Pane extends Stretch {
  readonly sill: number;
}

/** Something built in that people look at: a fireplace or a window. */
export interface Sight extends Stretch {
  readonly kind: 'fireplace' | 'window';
}

/**
 * The room as the search sees it: rotated and mirrored until the main door is in a lower wall, not right of the middle.
 * That way a mirrored or rotated room gets the mirrored or rotated plan.
 */
export interface Floor {
  /** Of the rectangle around the room. */
  readonly width: number;
  readonly depth: number;
  /** The middle of the floor itself. */
  readonly middle: { readonly x: number; readonly y: number };
  readonly walls: readonly Stretch[];
  /** The ways in, the main one first. */
  readonly doors: readonly Stretch[];
  /** The areas that inward doors sweep, whichever side their hinges are on. */
  readonly swings: readonly Area[];
  /** The step into the room by each way in that no door sweeps. */
  readonly steps: readonly Area[];
  /** What's no floor for furniture: corners cut out of the rectangle, what's built in, and radiators. */
  readonly solids: readonly Area[];
  /** Those of the solids that a rug may go under. */
  readonly radiators: readonly Area[];
  readonly windows: readonly Pane[];
  readonly sights: readonly Sight[];
  /** Every fireplace, also where people look at something else: a fire needs free floor before it. */
  readonly fires: readonly Sight[];
  /** Whether the sofa looks at the sideboard: the television is on it. */
  readonly television: boolean;
  /** The largest rectangles of floor. A rectangular room has one. */
  readonly halls: readonly Area[];
}

export const middleOf = ({ from, to }: Stretch): number => (from + to) / 2;

/** The floor before a stretch of a wall. */
export function beforeWall({ turn, at, from, to }: Stretch, deep: number): Area {
  if (turn === 0) return { left: from, right: to, top: at, bottom: at + deep };
  if (turn === 180) return { left: from, right: to, top: at - deep, bottom: at };
  if (turn === 90) return { left: at - deep, right: at, top: from, bottom: to };
  return { left: at, right: at + deep, top: from, bottom: to };
}
