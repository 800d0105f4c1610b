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
  /** Inches to spare where it decides; null where nothing is carried through at its full size, or nobody measured. */
  readonly margin?: number | null;
}

/** A rug is rolled, and what is put together in the room comes in as boards: neither is carried in at its full size. */
export function comesInParts({ kind, assemblyRequired }: Carried): boolean {
  return kind === 'rug' || assemblyRequired;
}

/** The hard rule: a piece passes as it is, with its legs on and the door in its hinges. Unmeasured doors stop nobody. */
export function doorFit(item: Carried, doorway: Doorway | null): DoorFit {
  if (item.kind === 'rug') return { passes: true, verdict: 'passes', words: 'Comes rolled', margin: null };
  if (comesInParts(item)) {
    return { passes: true, verdict: 'passes', words: 'Comes in parts and is put together in the room', margin: null };
  }
  if (doorway === null) {
    return { passes: true, verdict: 'unknown', words: 'The doorway has not been measured', margin: null };
  }
  const { verdict, reason, margin } = fitsThrough(item.dimensions, doorway);
  return { passes: verdict === 'passes' || verdict === 'tight', verdict, words: reason, margin };
}
