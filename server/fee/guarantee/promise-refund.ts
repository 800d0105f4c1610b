import { decideFeeRefund, type FeeRefundDecision, feeLifecycle } from '#core/fee/index.ts';
import { checkAfter, type RefundReason } from '#core/payment/index.ts';
import { lockAccount } from '../../account/lock-account.ts';
import type { Ctx } from '../../context.ts';
import { announce } from '../../live/announce.ts';
import { paymentById } from '../../payment/payment-rows.ts';
import { insertRefunds, type RefundRow } from '../../payment/refund-rows.ts';
import { closeProjects } from '../../project/close-projects.ts';
import { withdrawBoards } from '../../selection/withdraw-boards.ts';
import { changeFee, type FeeRow, feeById, lockFeeOf } from '../store.ts';

export type RefundPromised =
  | { ok: true; cents: number; whole: boolean; refunds: RefundRow[] }
  | Extract<FeeRefundDecision, { ok: false }>
  | { ok: false; reason: 'not-found' };

/**
 * Records a refund inside the caller's transaction. From here on the money counts as refunded, so that it can't be
 * spent as credit meanwhile. Sending comes after the commit.
 */
export async function promiseRefund(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  given: { feeId: string; cents: number | 'all'; reason: RefundReason },
): Promise<RefundPromised> {
  const known = await feeById(ctx.db, given.feeId);
  if (!known) return { ok: false, reason: 'not-found' };
  await lockAccount(ctx.db, known.accountId);
  const fee = await lockFeeOf(ctx.db, given.feeId);
  const decided = fee ? decideFeeRefund(fee, given.cents) : ({ ok: false, reason: 'not-found' } as const);
  if (!fee || !decided.ok) return decided.ok ? { ok: false, reason: 'not-found' } : decided;
  const refunds = decided.cents > 0 ? await writeRefund(ctx, known, decided.cents, given.reason) : [];
  const now = ctx.clock.now();
  await changeFee(ctx.db, fee.id, {
    refundedCents: fee.refundedCents + decided.cents,
    ...(decided.whole && feeLifecycle.next(fee.status, 'refund').ok ? { status: 'refunded', refundedAt: now } : {}),
  });
  if (decided.whole) {
    await withdrawBoards(ctx, fee.surveyIds);
    await closeProjects(ctx, fee.surveyIds);
  }
  announce(ctx.db, known.accountId, 'fee');
  return { ...decided, refunds };
}

async function writeRefund(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  { id: paymentId }: FeeRow,
  cents: number,
  reason: RefundReason,
): Promise<RefundRow[]> {
  const intentId = (await paymentById(ctx.db, paymentId))?.intentId;
  if (!intentId) throw new Error(`the fee ${paymentId} was paid without a payment`);
  const now = ctx.clock.now();
  const id = ctx.ids.next('refund');
  const amounts = [{ of: 'fee', lineId: null, cents }] as const;
  const moments = { promisedAt: now, nextTryAt: checkAfter(now, 0) };
  const what = { id, paymentId, intentId, reason, lineIds: [], amounts, cents };
  return insertRefunds(ctx, [{ ...what, state: 'promised', ...moments }]);
}
