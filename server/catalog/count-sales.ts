import { inArray, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { furniture } from '../db/schema/index.ts';
import { type Pieces, rows } from './take-stock.ts';

type Sold = Pieces & { listCents: number };

/** What was sold of each piece, at its list price; part of the transaction in which an order becomes paid. */
export const countSales = (ctx: Pick<Ctx, 'db'>, sold: readonly Sold[]): Promise<void> => count(ctx, sold, 1);

/** What was cancelled after all. */
export const uncountSales = (ctx: Pick<Ctx, 'db'>, sold: readonly Sold[]): Promise<void> => count(ctx, sold, -1);

async function count(ctx: Pick<Ctx, 'db'>, sold: readonly Sold[], by: 1 | -1): Promise<void> {
  const ids = sold.map(({ recordId }) => recordId);
  const amounts = sold.map(({ recordId, listCents }) => ({ recordId, quantity: by * listCents }));
  const units = sold.map(({ recordId, quantity }) => ({ recordId, quantity: by * quantity }));
  // Locked in their order first, like everybody does: two orders for the same two pieces must not wait for each other.
  await ctx.db.execute(sql`
    with held as (
      select record_id from ${furniture} where ${inArray(furniture.recordId, ids)} order by record_id for no key update
    )
    update ${furniture} set
      total_units_sold = total_units_sold + sold.quantity,
      gross_sales_cents = gross_sales_cents + earned.cents
    from held, (values ${rows(units)}) as sold (record_id, quantity), (values ${rows(amounts)}) as earned (record_id, cents)
    where ${furniture.recordId} = held.record_id and held.record_id = sold.record_id
      and earned.record_id = sold.record_id`);
}
