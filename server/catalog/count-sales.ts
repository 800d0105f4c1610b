import { sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { furniture } from '../db/schema/index.ts';
import { lockItems } from './lock-items.ts';
import { type Pieces, rows } from './take-stock.ts';

type Sold = Pieces & { listCents: number };

/** What was sold of each piece, at its list price; part of the transaction in which an order becomes paid. */
export const countSales = (ctx: Pick<Ctx, 'db'>, sold: readonly Sold[]): Promise<void> => count(ctx, sold, 1);

/** What was cancelled after all. */
export const uncountSales = (ctx: Pick<Ctx, 'db'>, sold: readonly Sold[]): Promise<void> => count(ctx, sold, -1);

async function count(ctx: Pick<Ctx, 'db'>, sold: readonly Sold[], by: 1 | -1): Promise<void> {
  await lockItems(
    ctx,
    sold.map(({ recordId }) => recordId),
  );
  const amounts = sold.map(({ recordId, listCents }) => ({ recordId, quantity: by * listCents }));
  const units = sold.map(({ recordId, quantity }) => ({ recordId, quantity: by * quantity }));
  await ctx.db.execute(sql`
    update ${furniture} set
      total_units_sold = total_units_sold + sold.quantity,
      gross_sales_cents = gross_sales_cents + earned.cents
    from (values ${rows(units)}) as sold (record_id, quantity), (values ${rows(amounts)}) as earned (record_id, cents)
    where ${furniture.recordId} = sold.record_id and earned.record_id = sold.record_id`);
}
