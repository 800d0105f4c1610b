import { authorise, type ProofNeeded } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { retryRefundOf } from '../../payment/retry-refund.ts';
import type { RefundNeeds, RefundSent } from '../../payment/send-refund.ts';

export type FeeRefundRetried = RefundSent | { ok: false; reason: 'not-allowed' } | ProofNeeded;

/** Sends a fee's failed refund again, after someone has looked at it. */
export async function retryFeeRefund(
  ctx: RefundNeeds & Pick<Ctx, 'actor'>,
  { refundId }: { refundId: string },
): Promise<FeeRefundRetried> {
  const allowed = authorise(ctx.actor, 'fee.refund');
  return allowed.ok ? retryRefundOf(ctx, 'fee', refundId) : allowed;
}
