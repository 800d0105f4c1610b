import type { FeedField, FeedMapping } from './columns.ts';
import { type HeldReason, isUnusual } from './limits.ts';
import type { FeedPlan } from './plan-feed.ts';
import type { FeedChange, FeedValue } from './run.ts';

/** How large a file a maker may upload itself: room for as many rows as a file may have. */
export const makersFileBytes = 400 * 1024;

export interface MakersPlan {
  /** Done at once. */
  readonly now: readonly FeedChange[];
  /** What waits for one of us. */
  readonly later: readonly FeedChange[];
  /** Why it waits; empty if nothing does. */
  readonly held: readonly HeldReason[];
}

/**
 * What becomes of a file that the maker uploads itself. A price is what our customers pay, so a maker never sets it
 * alone: every price waits. Stock and lead times are done at once, except unusually high ones, which wait too, and
 * unless so much sells out that all of it waits.
 */
export function planMakersFile({ changes, held }: Pick<FeedPlan, 'changes' | 'held'>): MakersPlan {
  const prices = changes.filter(({ field }) => field === 'priceCents');
  const reasons: HeldReason[] =
    prices.length > 0 ? [{ kind: 'makers-prices', count: prices.length }, ...held] : [...held];
  if (held.some(({ kind }) => kind === 'many-sold-out')) return { now: [], later: changes, held: reasons };
  const { now = [], later = [] } = Object.groupBy(changes, (change) =>
    change.field === 'priceCents' || isUnusual(change) ? 'later' : 'now',
  );
  return { now, later, held: later.length > 0 ? reasons : [] };
}

const columnOf: Readonly<Record<FeedValue, FeedField>> = {
  ...{ priceCents: 'price', stock: 'stock', leadTimeDays: 'leadTimeDays' },
};

/** Does a file with these columns say anything about what these changes are about? */
export const speaksOf = (mapping: FeedMapping, changes: readonly Pick<FeedChange, 'field'>[]): boolean =>
  changes.some(({ field }) => Boolean(mapping[columnOf[field]]));
