import { feeCredit, feeToCredit, giveCreditBack as givenBack, spendCredit as spent } from '#core/fee/index.ts';
import type { Ctx } from '../context.ts';
import { changeFee, feesOf, lockFee } from './store.ts';

export interface OrderCredit {
  feeId: string;
  cents: number;
}

/** What a fee would pay of an order. What this very order has bound already counts as its own. */
export async function creditForOrder(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  given: { accountId: string; surveyId: string; orderId: string | null },
): Promise<OrderCredit | null> {
  const now = ctx.clock.now();
  const own = await feesOf(ctx.db, given.accountId);
  const fees = own.map((fee) => (given.orderId === null ? fee : givenBack(fee, given.orderId)));
  const ofProject = fees.find(({ surveyIds }) => surveyIds.includes(given.surveyId))?.id ?? null;
  const fee = feeToCredit(fees, ofProject, now);
  return fee ? { feeId: fee.id, cents: feeCredit(fee, now).cents } : null;
}

/** Binds a fee's credit to one order, inside the transaction that writes it. The caller holds the account. */
export async function spendCredit(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  given: { accountId: string; feeId: string; orderId: string },
): Promise<void> {
  await lockFee(ctx.db, given.feeId);
  const fee = (await feesOf(ctx.db, given.accountId)).find(({ id }) => id === given.feeId);
  const use = fee && spent(fee, given.orderId, ctx.clock.now());
  if (!use?.ok) throw new Error(`the credit of ${given.feeId} is gone: ${use?.reason ?? 'no such fee'}`);
  await changeFee(ctx.db, given.feeId, { creditOrderId: given.orderId });
}

/** The order came to nothing: the fee has its credit again. */
export async function returnCredit(
  ctx: Pick<Ctx, 'db'>,
  { feeId, orderId }: { feeId: string; orderId: string },
): Promise<void> {
  const row = await lockFee(ctx.db, feeId);
  if (row?.creditOrderId === orderId) await changeFee(ctx.db, feeId, { creditOrderId: null });
}
