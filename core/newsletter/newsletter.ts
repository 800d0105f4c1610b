import { z } from 'zod';
import { emailSchema } from '../account/index.ts';
import { defineLifecycle } from '../lifecycle/index.ts';

export const newsletterSchema = z.object({ email: emailSchema });

/**
 * Double opt-in: until the reader confirms from their own mailbox, the confirmation request is the only email we send.
 */
export const newsletterLifecycle = defineLifecycle({
  name: 'newsletter subscription',
  states: ['asked', 'subscribed', 'unsubscribed'],
  start: ['asked'],
  transitions: [
    { act: 'ask', from: ['asked', 'unsubscribed'], to: 'asked' },
    { act: 'confirm', from: ['asked'], to: 'subscribed' },
    { act: 'unsubscribe', from: ['asked', 'subscribed', 'unsubscribed'], to: 'unsubscribed' },
  ],
});
export type NewsletterState = (typeof newsletterLifecycle.states)[number];

export const confirmationDays = 7;
/** Asking again within the hour sends no second email, so a stranger can't flood someone's mailbox. */
export const askAgainAfterMinutes = 60;

const MINUTE = 60_000;

export interface Subscription {
  readonly state: NewsletterState;
  readonly askedAt: Date;
}

/**
 * The form always answers 'Success', so it doesn't reveal who is subscribed; this decides whether an email goes out.
 */
export function onSubscribe(subscription: Subscription | null, now: Date): 'send-confirmation' | 'nothing' {
  if (subscription === null) return 'send-confirmation';
  if (subscription.state === 'subscribed') return 'nothing';
  const waited = now.getTime() - subscription.askedAt.getTime();
  return waited >= askAgainAfterMinutes * MINUTE ? 'send-confirmation' : 'nothing';
}

export type Confirmation = { ok: true } | { ok: false; reason: 'expired' | 'unsubscribed' };

/** Clicking the link twice is harmless. A link that is too old, or used after unsubscribing, no longer works. */
export function onConfirm(subscription: Subscription, now: Date): Confirmation {
  if (subscription.state === 'subscribed') return { ok: true };
  if (subscription.state === 'unsubscribed') return { ok: false, reason: 'unsubscribed' };
  const age = now.getTime() - subscription.askedAt.getTime();
  return age <= confirmationDays * 24 * 60 * MINUTE ? { ok: true } : { ok: false, reason: 'expired' };
}

export function receivesLetters(subscription: Pick<Subscription, 'state'>): boolean {
  return subscription.state === 'subscribed';
}
