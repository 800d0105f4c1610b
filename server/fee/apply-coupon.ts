import { feeTotals } from '#core/fee/index.ts';
import { type CouponRefusal, couponRefusalWords } from '#core/promotion/index.ts';
import { authorise } from '../account/authorise.ts';
import { inTransaction } from '../db/transaction.ts';
import { takeTry } from '../limits/take-try.ts';
import { takeCoupon } from '../promotion/take-coupon.ts';
import { type AmountChanged, bringToProvider } from './bring-to-provider.ts';
import type { SettleNeeds } from './settle-fee.ts';
import { changeFee, type FeeRow, lockFee } from './store.ts';

export type CouponApplied =
  | AmountChanged
  | { ok: false; reason: 'not-allowed' | 'not-found' }
  | { ok: false; reason: 'not-open' }
  /** `why` is a sentence, for a code that exists but does not count. */
  | { ok: false; reason: 'invalid-code'; refusal: 'unknown' | CouponRefusal; why: string | null };

type Needs = SettleNeeds;

/** Takes a coupon off an open fee. Down to zero no card is asked for any more, and the fee completes. */
export async function applyCoupon(ctx: Needs, given: { orderId: string; code: string }): Promise<CouponApplied> {
  const allowed = authorise(ctx.actor, 'coupon.apply-own');
  if (!allowed.ok) return allowed;
  // Every try counts, or codes could be guessed.
  const tried = await takeTry(ctx, 'coupon');
  if (!tried.ok) return tried;
  const accountId = allowed.account.id;
  const taken = await inTransaction(ctx, async (inside) => {
    const row = await lockFee(inside.db, given.orderId);
    if (row?.accountId !== accountId) return { ok: false, reason: 'not-found' } as const;
    if (row.status !== 'open') return { ok: false, reason: 'not-open' } as const;
    return takeFor(inside, row, given.code);
  });
  return taken.ok ? bringToProvider(ctx, given.orderId) : taken;
}

async function takeFor(ctx: Needs, row: FeeRow, code: string) {
  const amountCents = row.priceCents;
  const answer = await takeCoupon(ctx, {
    code,
    use: 'fee',
    accountId: row.accountId,
    amountCents,
    takenFor: { feeId: row.id },
  });
  if (!answer.ok) {
    const why = answer.reason === 'unknown' ? null : couponRefusalWords(answer.coupon, answer.reason);
    return { ok: false, reason: 'invalid-code', refusal: answer.reason, why } as const;
  }
  const { discount } = feeTotals(answer.coupon);
  const couponCode = answer.coupon.code;
  if (couponCode !== row.couponCode || discount !== row.discountCents) {
    await changeFee(ctx.db, row.id, { couponCode, discountCents: discount, revision: row.revision + 1 });
  }
  return { ok: true } as const;
}
