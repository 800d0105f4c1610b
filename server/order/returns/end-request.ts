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

/** provider-failed: the payment of a held replacement couldn't be canceled; a retry later can work. */
export type RequestEnded = LinesChanged | { ok: false; reason: 'provider-failed' };

/** The customer decides to keep the piece. */
export const withdrawRequest = (ctx: PaymentNeeds, asked: RequestAsked): Promise<RequestEnded> =>
  endRequest(ctx, asked, { act: 'withdraw request', capabilities: { own: 'order.return-own' } });

/** The shop declines the request, and the customer is told why. */
export const declineRequest = (ctx: PaymentNeeds, asked: RequestAsked): Promise<RequestEnded> =>
  endRequest(ctx, asked, { act: 'decline request', capabilities: { any: 'order.receive-return' } });

/**
 * Releases a replacement held for the request first: once its payment is canceled, it can't be paid anymore. One
 * offered in the meantime is found when the request ends and is released then.
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
