import { defineLifecycle } from '../lifecycle/index.ts';

export const reviewLimits = { characters: 2000, fewestCharacters: 20, reasonCharacters: 500, perPage: 6 } as const;

export const starCounts = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof starCounts)[number];

/**
 * A colleague reads every version of a review before it's shown. Withdrawing isn't a state: the review and its photo
 * are deleted.
 */
export const reviewLifecycle = defineLifecycle({
  name: 'review',
  states: ['waiting', 'published', 'declined'],
  start: ['waiting'],
  transitions: [
    { act: 'rewrite', from: ['waiting', 'published', 'declined'], to: 'waiting' },
    { act: 'approve', from: ['waiting', 'declined'], to: 'published' },
    { act: 'decline', from: ['waiting', 'published'], to: 'declined' },
  ],
});
export type ReviewState = (typeof reviewLifecycle.states)[number];
export const moderations = ['approve', 'decline'] as const;
export type Moderation = (typeof moderations)[number];

/** Keeping a piece isn't required: someone who returned it has also lived with it. */
export const hasReceived = (line: { readonly deliveredAt: Date | null }): boolean => line.deliveredAt !== null;

interface Reviewed {
  readonly state: ReviewState;
  readonly accountId: string;
  /** Increases with every rewrite. */
  readonly revision: number;
}

export type Moderated =
  | { ok: true; to: ReviewState }
  /** `changed`: not the version the colleague read, or already decided. `own`: staff don't judge their own words. */
  | { ok: false; reason: 'own' | 'changed' };

export function decideModeration(
  review: Reviewed,
  asked: { readonly act: Moderation; readonly seenRevision: number; readonly by: string },
): Moderated {
  if (review.accountId === asked.by) return { ok: false, reason: 'own' };
  if (review.revision !== asked.seenRevision) return { ok: false, reason: 'changed' };
  const step = reviewLifecycle.next(review.state, asked.act);
  return step.ok ? step : { ok: false, reason: 'changed' };
}
