import { expirePayment } from '../../payment/expire-payment.ts';
import type { PaymentNeeds } from '../../payment/sync.ts';
import { type LinesChanged, onLines, stepLines } from '../fulfillment/change-lines.ts';
import { mayAct } from '../may-act.ts';
import { orderById } from '../store.ts';
import { openExchangeOf } from './store-exchanges.ts';

interface RequestAsked {
  orderId: string;
  lineId: string;
  note?: string;
}

/** provider-failed: the payment of a replacement that is held could not be ended; later it can. */
export type RequestEnded = LinesChanged | { ok: false; reason: 'provider-failed' };

/** The customer keeps the piece after all. */
export const withdrawRequest = (ctx: PaymentNeeds, asked: RequestAsked): Promise<RequestEnded> =>
  endRequest(ctx, asked, { act: 'withdraw request', capabilities: { own: 'order.return-own' } });

/** The shop does not take it back; the customer is told why. */
export const declineRequest = (ctx: PaymentNeeds, asked: RequestAsked): Promise<RequestEnded> =>
  endRequest(ctx, asked, { act: 'decline request', capabilities: { any: 'order.receive-return' } });

/**
 * A replacement that is held for it goes back first: once its payment is off, it cannot be paid any more. One that was
 * offered in between is found where the request ends, and goes back in its turn.
 */
async function endRequest(
  ctx: PaymentNeeds,
  asked: RequestAsked,
  step: Pick<Parameters<typeof stepLines>[3], 'act'> & Pick<Parameters<typeof onLines>[1], 'capabilities'>,
): Promise<RequestEnded> {
  const { orderId, lineId, note } = asked;
  const allowed = mayAct(ctx.actor, await orderById(ctx.db, orderId), step.capabilities);
  if (!allowed.ok) return allowed;
  const open = await openExchangeOf(ctx.db, lineId);
  if (open?.orderId === orderId) {
    const ended = await expirePayment(ctx, open.id);
    if (!ended.ok) return { ok: false, reason: 'provider-failed' };
    if (ended.row.state === 'complete') return { ok: false, reason: 'refused', refusal: 'not-allowed' };
  }
  const change = { orderId, lineIds: [lineId], ...step, ...(note ? { note } : {}) };
  const done = await onLines<LinesChanged | null>(ctx, change, async (inside, order, able) =>
    (await openExchangeOf(inside.db, lineId)) ? null : stepLines(inside, order, able, change),
  );
  return done ?? endRequest(ctx, asked, step);
}
