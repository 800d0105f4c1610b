import type { CheckoutAct, CheckoutAnswer, Terms } from './checkout-acts.ts';
import { checkoutWords as words } from './words.ts';

/** What to say of an act that did not succeed; null where it did, or where it is said beside what was pressed. */
export function complaintAbout(
  { act }: CheckoutAct,
  { coupon }: Partial<Terms>,
  answer: CheckoutAnswer | null,
): string | null {
  if (act === 'place') return null;
  if (answer) return answer.ok ? null : (answer.message ?? words.saveFailed);
  return coupon ? null : words.notReached;
}
