import { authorise, type ProofNeeded } from '../../account/authorise.ts';
import type { Ctx } from '../../context.ts';
import { retryRefundOf } from '../../payment/retry-refund.ts';
import type { RefundNeeds, RefundSent } from '../../payment/send-refund.ts';

export type FeeRefundRetried = RefundSent | { ok: false; reason: 'not-allowed' } | ProofNeeded;

/** Somebody has looked at a fee's refund that failed, and has it sent once more. */
export async function retryFeeRefund(
  ctx: RefundNeeds & Pick<Ctx, 'actor'>,
  { refundId }: { refundId: string },
): Promise<FeeRefundRetried> {
  const allowed = authorise(ctx.actor, 'fee.refund');
  return allowed.ok ? retryRefundOf(ctx, 'fee', refundId) : allowed;
}
