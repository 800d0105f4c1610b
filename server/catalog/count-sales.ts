import { sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { furniture } from '../db/schema/index.ts';
import { lockItems } from './lock-items.ts';
import { type Pieces, rows } from './take-stock.ts';

/** What was sold of each piece, at its list price; part of the transaction in which an order becomes paid. */
export async function countSales(
  ctx: Pick<Ctx, 'db'>,
  sold: readonly (Pieces & { listCents: number })[],
): Promise<void> {
  await lockItems(
    ctx,
    sold.map(({ recordId }) => recordId),
  );
  const amounts = sold.map(({ recordId, listCents }) => ({ recordId, quantity: listCents }));
  await ctx.db.execute(sql`
    update ${furniture} set
      total_units_sold = total_units_sold + sold.quantity,
      gross_sales_cents = gross_sales_cents + earned.cents
    from (values ${rows(sold)}) as sold (record_id, quantity), (values ${rows(amounts)}) as earned (record_id, cents)
    where ${furniture.recordId} = sold.record_id and earned.record_id = sold.record_id`);
}
