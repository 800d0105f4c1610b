import type { Ctx } from '../context.ts';
import { tellWebhooks } from '../webhook/tell-webhooks.ts';
import type { RefundRow } from './refund-rows.ts';

const events = { promised: 'refund.promised', sent: 'refund.sent', failed: 'refund.failed' } as const;

/** Tells other systems that money is on its way back, has been sent, or didn't arrive. */
export async function tellOfRefund(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs'>,
  { id: refundId, orderId, paymentId, cents, reason, state }: RefundRow,
): Promise<void> {
  // Covered: the money went back with another refund, which was told.
  if (state === 'covered') return;
  const of = orderId === null ? { feeId: paymentId, orderId } : { feeId: null, orderId };
  await tellWebhooks(ctx, events[state], { refundId, ...of, cents, reason, state });
}
