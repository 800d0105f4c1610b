import type { Boards } from './board.ts';
import type { Chosen } from './choices.ts';
import type { WhiteGloveStatus } from './delivery.ts';
import type { SelectionState } from './lifecycle.ts';

/** A piece of a room that is already in a paid order and was neither canceled nor sent back. */
export interface OrderedPiece {
  readonly recordId: string;
  readonly orderId: string;
}

export interface Selection {
  readonly id: string;
  readonly surveyId: string;
  /** 0 for the first pair, then one more for each revision. */
  readonly revision: number;
  readonly state: SelectionState;
  readonly publishedAt: Date | null;
  readonly boards: Boards;
  readonly chosen: readonly Chosen[];
  readonly whiteGloveStatus: WhiteGloveStatus;
  /** The room's ordered pieces, whichever pair they were ordered from, newest order first. */
  readonly ordered: readonly OrderedPiece[];
}

/** Older pairs can be read, but only the newest can be ordered from. */
export function isReadable({ state }: Pick<Selection, 'state'>): boolean {
  return state !== 'draft';
}

/** Having ordered from a pair doesn't close it: the pieces left can be ordered later. */
export function isOrderable({ state }: Pick<Selection, 'state'>): boolean {
  return state === 'published' || state === 'ordered';
}

export const isWithdrawn = ({ state }: Pick<Selection, 'state'>): boolean => state === 'withdrawn';

interface Available extends Pick<Selection, 'id' | 'state' | 'publishedAt'> {
  /** Whether anything chosen from it isn't ordered yet. */
  readonly hasCart: boolean;
}

/**
 * Where 'Your Cart' leads: the newest published selection that isn't ordered, or else the newest one with something
 * left in its cart.
 */
export function firstAvailableSelection<One extends Available>(selections: readonly One[]): One | undefined {
  const time = ({ publishedAt }: Available) => publishedAt?.getTime() ?? 0;
  return selections
    .filter((one) => isOrderable(one) && (one.state === 'published' || one.hasCart))
    .toSorted(
      (a, b) =>
        Number(a.state === 'ordered') - Number(b.state === 'ordered') || time(b) - time(a) || a.id.localeCompare(b.id),
    )
    .at(0);
}
