import { unconfirmedSince } from '#core/order/index.ts';
import { easternDay } from '#core/promotion/index.ts';
import { authorise } from '../account/authorise.ts';
import type { Ctx } from '../context.ts';
import { failedRefunds, type RefundRow } from './store-refunds.ts';
import { askedLines, lateSince, type TroubledLine, unconfirmedLines } from './store-trouble.ts';

export type { TroubledLine } from './store-trouble.ts';

export interface OrdersInTrouble {
  unconfirmed: TroubledLine[];
  late: TroubledLine[];
  /** A return or an exchange was asked for, or a piece came back, and it is our turn. */
  returns: TroubledLine[];
  refunds: Pick<RefundRow, 'id' | 'orderId' | 'cents' | 'problem' | 'promisedAt'>[];
}

const nothing: OrdersInTrouble = { unconfirmed: [], late: [], returns: [], refunds: [] };

/** Orders that wait for somebody of the house, each kind the longest waiting first. */
export async function ordersInTrouble(
  ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>,
  limit: number,
): Promise<OrdersInTrouble> {
  if (!authorise(ctx.actor, 'exception.view').ok) return nothing;
  const now = ctx.clock.now();
  const [unconfirmed, late, returns, refunds] = await Promise.all([
    unconfirmedLines(ctx.db, unconfirmedSince(now), limit),
    lateSince(ctx.db, easternDay(now), limit),
    askedLines(ctx.db, limit),
    failedRefunds(ctx.db, limit),
  ]);
  return { unconfirmed, late, returns, refunds };
}
