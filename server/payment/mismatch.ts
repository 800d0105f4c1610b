import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { type Beginning, begun, fits, howMany } from '../db/page.ts';
import { order, paymentMismatch } from '../db/schema/index.ts';

export type PaymentMismatch = typeof paymentMismatch.$inferSelect;

/** Our books and the provider's do not agree about this order: somebody has to look. The first finding keeps its time. */
export async function noteMismatch(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { orderId, paymentId, words }: { orderId: string; paymentId: string | null; words: string },
): Promise<void> {
  const found = { paymentId, words: words.slice(0, 500) };
  await ctx.db
    .insert(paymentMismatch)
    .values({ orderId, ...found, foundAt: ctx.clock.now() })
    .onConflictDoUpdate({ target: paymentMismatch.orderId, set: found });
}

export async function clearMismatch({ db }: Pick<Ctx, 'db'>, orderId: string): Promise<void> {
  await db.delete(paymentMismatch).where(eq(paymentMismatch.orderId, orderId));
}

/** The longest known first; of an order how far its payment is. */
export async function mismatches({ db }: Pick<Ctx, 'db'>, { words, limit }: Beginning) {
  const rows = await db
    .select({ ...getTableColumns(paymentMismatch), payment: order.payment, howMany })
    .from(paymentMismatch)
    .leftJoin(order, eq(order.id, paymentMismatch.orderId))
    .where(fits(words, paymentMismatch.words, paymentMismatch.orderId))
    .orderBy(asc(paymentMismatch.foundAt), asc(paymentMismatch.orderId))
    .limit(limit);
  return begun(rows);
}

export async function mismatchOf({ db }: Pick<Ctx, 'db'>, orderId: string): Promise<PaymentMismatch | null> {
  const [row] = await db.select().from(paymentMismatch).where(eq(paymentMismatch.orderId, orderId));
  return row ?? null;
}
