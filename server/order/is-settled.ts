import type { Ctx } from '../context.ts';
import { orderOfPayment } from './store.ts';

/** Does this payment belong to an order that is complete? Then no news of it can change anything. */
export async function isSettled(ctx: Pick<Ctx, 'db'>, paymentId: string): Promise<boolean> {
  return (await orderOfPayment(ctx.db, paymentId))?.payment === 'complete';
}
