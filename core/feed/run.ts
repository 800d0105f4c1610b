import { defineLifecycle } from '../lifecycle/index.ts';

/** What became of a file. Nothing has changed while it's held. */
export const feedRunLifecycle = defineLifecycle({
  name: 'feed run',
  states: ['applied', 'held', 'discarded', 'undone', 'refused', 'failed'],
  // A file we can't use is refused; one we couldn't get has failed.
  start: ['applied', 'held', 'refused', 'failed'],
  transitions: [
    { act: 'approve', from: ['held'], to: 'applied' },
    { act: 'discard', from: ['held'], to: 'discarded' },
    { act: 'undo', from: ['applied'], to: 'undone' },
  ],
});
export type FeedRunState = (typeof feedRunLifecycle.states)[number];

/** A file that one of us uploaded, one fetched from an address, or one that the maker uploaded itself. */
export const feedOrigins = ['file', 'address', 'maker'] as const;
export type FeedOrigin = (typeof feedOrigins)[number];

/** Fields of a piece that a feed sets. Amounts are cents. */
export const feedValues = ['priceCents', 'stock', 'leadTimeDays'] as const;
export type FeedValue = (typeof feedValues)[number];

export interface FeedChange {
  readonly recordId: string;
  readonly field: FeedValue;
  readonly from: number;
  readonly to: number;
}

export type PieceValues = Readonly<Record<FeedValue, number>>;

export interface Replayed {
  /** Pieces that are still as they were. */
  readonly apply: readonly FeedChange[];
  /** The others: edited, sold or gone since. They stay as they are. */
  readonly left: readonly FeedChange[];
}

/** Which changes can still be made: those of values that nothing else has changed since. */
export function replay(changes: readonly FeedChange[], present: ReadonlyMap<string, PieceValues>): Replayed {
  const isStill = ({ recordId, field, from }: FeedChange) => present.get(recordId)?.[field] === from;
  return { apply: changes.filter(isStill), left: changes.filter((change) => !isStill(change)) };
}

/** The same changes, the other way around. */
export const reversed = (changes: readonly FeedChange[]): FeedChange[] =>
  changes.map(({ from, to, ...change }) => ({ ...change, from: to, to: from }));

/** How many pieces these changes are about. */
export const piecesIn = (changes: readonly FeedChange[]): number =>
  new Set(changes.map(({ recordId }) => recordId)).size;
