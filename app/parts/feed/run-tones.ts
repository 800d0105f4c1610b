import type { StateTone } from '#app/ui/display/badge.tsx';
import type { FeedRunState } from '#core/feed/index.ts';

/** How a run of a maker's feed looks in a list. */
export const runTones: Readonly<Record<FeedRunState, StateTone>> = {
  ...{ applied: 'good', held: 'waiting', discarded: 'rest', undone: 'rest', refused: 'bad', failed: 'bad' },
};
