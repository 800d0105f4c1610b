import { z } from 'zod';
import { defineLifecycle } from '../../lifecycle/index.ts';
import { storableText } from '../../texts/index.ts';

/** A customer's report that a piece arrived damaged. What's decided is one of the acts. */
export const claimLifecycle = defineLifecycle({
  name: 'damage claim',
  states: ['open', 'replaced', 'refunded', 'returned', 'declined', 'withdrawn'],
  start: ['open'],
  transitions: [
    { act: 'replace', from: ['open'], to: 'replaced' },
    { act: 'refund', from: ['open'], to: 'refunded' },
    { act: 'return', from: ['open'], to: 'returned' },
    { act: 'decline', from: ['open'], to: 'declined' },
    { act: 'withdraw', from: ['open'], to: 'withdrawn' },
  ],
});
export type ClaimState = (typeof claimLifecycle.states)[number];
export type ClaimAct = (typeof claimLifecycle.transitions)[number]['act'];

/** What the shop can decide. */
export const claimDecisions = ['replace', 'refund', 'return', 'decline'] as const;
export type ClaimDecision = (typeof claimDecisions)[number];

/** The shop has accepted that it came damaged, so its maker owes us a credit. */
export const isAccepted = (state: ClaimState): boolean =>
  state === 'replaced' || state === 'refunded' || state === 'returned';

/** What a customer can ask for. */
export const claimWants = ['replacement', 'refund', 'return'] as const;
export type ClaimWant = (typeof claimWants)[number];

/** The limits on photos and on the characters of what happened, and of our answer. */
export const mostClaimPhotos = 6;
export const mostClaimWords = 2000;

export const claimSchema = z.object({
  want: z.enum(claimWants, 'Please choose what you’d like.'),
  words: storableText
    .trim()
    .min(1, 'Please tell us what happened.')
    .max(mostClaimWords, `Please keep this to ${mostClaimWords} characters.`),
  /** Media ids. */
  photos: z
    .array(storableText.max(100))
    .min(1, 'Please add at least one photo of the damage.')
    .max(mostClaimPhotos, `Please send up to ${mostClaimPhotos} photos.`),
});
export type ClaimReport = z.infer<typeof claimSchema>;
