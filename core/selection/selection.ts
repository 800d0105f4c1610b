import type { Boards } from './board.ts';
import type { Chosen } from './choices.ts';
import type { WhiteGloveStatus } from './delivery.ts';
import type { SelectionState } from './lifecycle.ts';

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
}

/** Older pairs can be read, but only the newest can be ordered. */
export function isReadable({ state }: Pick<Selection, 'state'>): boolean {
  return state !== 'draft';
}

export function isOrderable({ state }: Pick<Selection, 'state'>): boolean {
  return state === 'published';
}

export const isWithdrawn = ({ state }: Pick<Selection, 'state'>): boolean => state === 'withdrawn';

type Available = Pick<Selection, 'id' | 'state' | 'publishedAt'>;

/** Where 'Your Cart' leads: the newest published selection that isn't ordered. */
export function firstAvailableSelection<One extends Available>(selections: readonly One[]): One | undefined {
  const time = ({ publishedAt }: Available) => publishedAt?.getTime() ?? 0;
  return selections
    .filter(isOrderable)
    .toSorted((a, b) => time(b) - time(a) || a.id.localeCompare(b.id))
    .at(0);
}
