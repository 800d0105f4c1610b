import type { CheckoutAct, CheckoutAnswer, Terms } from './checkout-acts.ts';
import { checkoutWords as words } from './words.ts';

/** The message for a failed action; null if it succeeded, or if the message appears next to its button. */
export function complaintAbout(
  { act }: CheckoutAct,
  { coupon }: Partial<Terms>,
  answer: CheckoutAnswer | null,
): string | null {
  if (act === 'place') return null;
  if (answer) return answer.ok ? null : (answer.message ?? words.saveFailed);
  return coupon ? null : words.notReached;
}
