import { changeLines, type LinesChanged } from './change-lines.ts';
import { expireExchange } from './expire-exchange.ts';
import { mayAct } from './may-act.ts';
import type { SettleNeeds } from './settle-order.ts';
import { orderById } from './store.ts';
import { openExchangeOf } from './store-exchanges.ts';

interface RequestAsked {
  orderId: string;
  lineId: string;
  note?: string;
}

/** The customer keeps the piece after all. */
export const withdrawRequest = (ctx: SettleNeeds, asked: RequestAsked): Promise<LinesChanged> =>
  endRequest(ctx, asked, { act: 'withdraw request', capabilities: { own: 'order.return-own' } });

/** The shop does not take it back; the customer is told why. */
export const declineRequest = (ctx: SettleNeeds, asked: RequestAsked): Promise<LinesChanged> =>
  endRequest(ctx, asked, { act: 'decline request', capabilities: { any: 'order.receive-return' } });

/** A replacement that was held for it goes back first: once its payment is off, it cannot be paid any more. */
async function endRequest(
  ctx: SettleNeeds,
  { orderId, lineId, note }: RequestAsked,
  change: Pick<Parameters<typeof changeLines>[1], 'act' | 'capabilities'>,
): Promise<LinesChanged> {
  const allowed = mayAct(ctx.actor, await orderById(ctx.db, orderId), change.capabilities);
  if (!allowed.ok) return allowed;
  const open = await openExchangeOf(ctx.db, lineId);
  if (open?.orderId === orderId) {
    const ended = await expireExchange(ctx, open.id);
    if (!ended.ok || ended.row.state === 'complete') return { ok: false, reason: 'refused', refusal: 'not-allowed' };
  }
  return changeLines(ctx, { orderId, lineIds: [lineId], ...change, ...(note ? { note } : {}) });
}
