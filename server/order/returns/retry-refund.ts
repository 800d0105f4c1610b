import { authorise, type ProofNeeded } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { retryRefundOf } from '../../payment/retry-refund.ts';
import type { RefundNeeds, RefundSent } from '../../payment/send-refund.ts';

export type RefundRetried = RefundSent | { ok: false; reason: 'not-allowed' } | ProofNeeded;

/** Sends an order's failed refund again, after someone has looked at it. */
export async function retryRefund(
  ctx: RefundNeeds & Pick<Ctx, 'actor'>,
  { refundId }: { refundId: string },
): Promise<RefundRetried> {
  const allowed = authorise(ctx.actor, 'order.refund');
  return allowed.ok ? retryRefundOf(ctx, 'order', refundId) : allowed;
}
