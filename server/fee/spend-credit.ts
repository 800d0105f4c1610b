import { type CreditRefusal, giveCreditBack as giveBack, spendCredit as spend } from '#core/fee/index.ts';
import type { Ctx } from '../context.ts';
import { changeFee, feesOf, lockFee } from './store.ts';

type Needs = Pick<Ctx, 'db' | 'clock'>;

export type CreditSpent = { ok: true } | { ok: false; reason: CreditRefusal | 'not-found' };

/** Binds a fee's whole credit to one order, inside the order's transaction. The same order may ask again. */
export async function spendCredit(ctx: Needs, given: { feeId: string; orderId: string }): Promise<CreditSpent> {
  const fee = await lockedFee(ctx, given.feeId);
  if (!fee) return { ok: false, reason: 'not-found' };
  const spent = spend(fee, given.orderId, ctx.clock.now());
  if (!spent.ok) return spent;
  await changeFee(ctx.db, fee.id, { creditOrderId: spent.fee.creditOrderId });
  return { ok: true };
}

/** An order that was never paid, or cancelled in full, gives the credit back. */
export async function giveCreditBack(ctx: Needs, given: { feeId: string; orderId: string }): Promise<void> {
  const fee = await lockedFee(ctx, given.feeId);
  if (!fee) return;
  await changeFee(ctx.db, fee.id, { creditOrderId: giveBack(fee, given.orderId).creditOrderId });
}

async function lockedFee({ db }: Needs, id: string) {
  const row = await lockFee(db, id);
  return row ? ((await feesOf(db, row.accountId)).find((fee) => fee.id === id) ?? null) : null;
}
