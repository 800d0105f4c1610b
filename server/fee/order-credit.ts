import {
  type Fee,
  type FeeCredit,
  type FeeStateWords,
  feeCredit,
  feeStateWords,
  feeToCredit,
  giveCreditBack as givenBack,
  newestFee,
  spendCredit as spent,
} from '#core/fee/index.ts';
import type { Ctx } from '../context.ts';
import { changeFee, feesOf, lockFee, lockFeeOf } from './store.ts';

export interface OrderCredit {
  feeId: string;
  cents: number;
}

/** What a fee would pay toward an order. Credit already bound to this order counts as available. */
export async function creditForOrder(ctx: Pick<Ctx, 'db' | 'clock'>, given: CreditAsked): Promise<OrderCredit | null> {
  const now = ctx.clock.now();
  const fee = creditedOf(await feesFor(ctx, given), given, now);
  return fee ? { feeId: fee.id, cents: feeCredit(fee, now).cents } : null;
}

/** The fee this order falls under: how long it's valid, its rooms left and its credit; null before the first. */
export async function feeAtCheckout(ctx: Pick<Ctx, 'db' | 'clock'>, given: CreditAsked): Promise<FeeStateWords | null> {
  const now = ctx.clock.now();
  const fees = await feesFor(ctx, given);
  const fee = creditedOf(fees, given, now) ?? newestFee(fees.filter(({ status }) => status !== 'open'));
  return fee ? feeStateWords(fee, now) : null;
}

interface CreditAsked {
  accountId: string;
  surveyId: string;
  orderId: string | null;
}

async function feesFor({ db }: Pick<Ctx, 'db'>, { accountId, orderId }: CreditAsked): Promise<Fee[]> {
  const own = await feesOf(db, accountId);
  return own.map((fee) => (orderId === null ? fee : givenBack(fee, orderId)));
}

function creditedOf(fees: readonly Fee[], { surveyId }: CreditAsked, now: Date): Fee | null {
  const ofProject = fees.find(({ surveyIds }) => surveyIds.includes(surveyId))?.id ?? null;
  return feeToCredit(fees, ofProject, now) ?? null;
}

/** Binds a fee's credit to an order, inside the transaction that writes the order. The caller holds the account. */
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

/** The state of a credit that an order has given back. */
export async function creditGivenBack(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { accountId, feeId }: { accountId: string; feeId: string },
): Promise<FeeCredit['state']> {
  const fee = (await feesOf(ctx.db, accountId)).find(({ id }) => id === feeId);
  return fee ? feeCredit(fee, ctx.clock.now()).state : 'none';
}

/** The order didn't go through: the fee gets its credit back, unless it has expired. Returns the credit's new state. */
export async function returnCredit(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { feeId, orderId }: { feeId: string; orderId: string },
): Promise<FeeCredit['state']> {
  const fee = await lockFeeOf(ctx.db, feeId);
  if (!fee) return 'none';
  if (fee.creditOrderId === orderId) await changeFee(ctx.db, feeId, { creditOrderId: null });
  return feeCredit(givenBack(fee, orderId), ctx.clock.now()).state;
}
