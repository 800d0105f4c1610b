import { eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { lineExchange, order } from '../db/schema/index.ts';

/** Orders stay, for the books; the person goes. State and zip stay too: the tax was theirs. */
export async function stripOrders(ctx: Pick<Ctx, 'db'>, accountId: string): Promise<void> {
  const rows = await ctx.db
    .select({ id: order.id, address: order.address })
    .from(order)
    .where(eq(order.accountId, accountId));
  for (const { id, address } of rows) {
    const nobody = { ...address, name: '', line1: '', line2: '', city: '', phone: '' };
    await ctx.db.update(order).set({ address: nobody, paidCard: null }).where(eq(order.id, id));
    await ctx.db.update(lineExchange).set({ paidCard: null }).where(eq(lineExchange.orderId, id));
  }
}
