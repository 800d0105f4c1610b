import type { CatalogueItem } from '../../catalog/index.ts';
import { type FitVerdict, fitsThrough } from '../../room/index.ts';

export interface Doorway {
  readonly width: number;
  readonly height: number;
}

type Carried = Pick<CatalogueItem, 'kind' | 'dimensions' | 'assemblyRequired'>;

export interface DoorFit {
  readonly passes: boolean;
  readonly verdict: FitVerdict;
  readonly words: string;
  /**
   * Inches to spare at the tightest point; null when it isn't carried in at full size or the doorway wasn't measured.
   */
  readonly margin?: number | null;
}

/** A rug comes rolled, and a piece assembled in the room comes in parts: neither is carried in at full size. */
export function comesInParts({ kind, assemblyRequired }: Carried): boolean {
  return kind === 'rug' || assemblyRequired;
}

/**
 * The hard rule: a piece must fit as it is, with its legs on and the door on its hinges. An unmeasured door blocks
 * nothing.
 */
export function doorFit(item: Carried, doorway: Doorway | null): DoorFit {
  if (item.kind === 'rug') return { passes: true, verdict: 'passes', words: 'Comes rolled', margin: null };
  if (comesInParts(item)) {
    return { passes: true, verdict: 'passes', words: 'Comes in parts and gets put together in the room', margin: null };
  }
  if (doorway === null) {
    return { passes: true, verdict: 'unknown', words: 'The doorway hasn’t been measured', margin: null };
  }
  const { verdict, reason, margin } = fitsThrough(item.dimensions, doorway);
  return { passes: verdict === 'passes' || verdict === 'tight', verdict, words: reason, margin };
}
