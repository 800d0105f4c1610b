import { termsVersion } from '#core/account/index.ts';
import type { TextKey } from '#core/texts/index.ts';
import { authorise } from '../account/authorise.ts';
import { shippingOf } from '../account/profile/shipping-of.ts';
import { checkAfter } from '../payment/check-after.ts';
import { notePayer } from '../payment/failed-cards.ts';
import { type AmountChanged, bringToProvider } from './bring-to-provider.ts';
import type { SettleNeeds } from './settle-fee.ts';
import { changeFee, feeById } from './store.ts';

export type PaymentPrepared =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'not-found' }
  | Extract<AmountChanged, { ok: false }>
  /** Paid or changed meanwhile, perhaps in another tab: the page has to be read anew before a card is charged. */
  | { ok: false; reason: 'changed' }
  | { ok: false; reason: 'invalid'; problem: Extract<TextKey, 'payment.addressMissing'> };

/**
 * The last word before the browser lets the card be charged: the address is there, and what the customer was shown is
 * what the provider will take. Pressing the button accepts the terms, and the sweeper looks soon, should nobody come back.
 */
export async function preparePayment(
  ctx: SettleNeeds,
  given: { orderId: string; shownCents: number },
): Promise<PaymentPrepared> {
  const allowed = authorise(ctx.actor, 'fee.pay-own');
  if (!allowed.ok) return allowed;
  const row = await feeById(ctx.db, given.orderId);
  if (row?.accountId !== allowed.account.id) return { ok: false, reason: 'not-found' };
  if (!(await shippingOf(ctx, row.accountId))) {
    return { ok: false, reason: 'invalid', problem: 'payment.addressMissing' };
  }
  const ready = await bringToProvider(ctx, row.id);
  if (!ready.ok) return ready;
  const asShown = ready.order.status === 'open' && ready.order.totalCents === given.shownCents;
  if (!asShown) return { ok: false, reason: 'changed' };
  await notePayer(ctx, row.id);
  await changeFee(ctx.db, row.id, { nextCheckAt: checkAfter(ctx.clock.now(), 0), checks: 0, termsVersion });
  return { ok: true };
}
