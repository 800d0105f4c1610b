import { and, eq, sql } from 'drizzle-orm';
import { counting, type ListedSales, listedSales, type Sold } from '../../catalog/count-sales.ts';
import type { Ctx } from '../../context.ts';
import { type Given, recurring } from '../../db/recurring.ts';
import { reservation } from '../../db/schema/index.ts';

const closeAndCount = recurring((tx, listed: Given<ListedSales & { orderId: string }>) => {
  const closed = tx.$with('closed').as(
    tx
      .update(reservation)
      .set({ state: 'sold' })
      .where(and(eq(reservation.orderId, listed.orderId), sql`${reservation.state} = 'held'`)),
  );
  return counting(tx, listed, closed);
});

/** What an order held is its own for good, and counts as sold; part of the transaction in which it becomes paid. */
export async function sellPieces({ db }: Pick<Ctx, 'db'>, orderId: string, sold: readonly Sold[]): Promise<void> {
  await closeAndCount(db, { orderId, ...listedSales(sold) });
}
