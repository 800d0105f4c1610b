import { asc, eq, sql, type WithSubquery } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import type { Db } from '../db/database.ts';
import { type Given, isOneOf, listOf, preparedStatement } from '../db/prepared-statements.ts';
import { furniture } from '../db/schema/index.ts';
import type { Pieces } from './take-stock.ts';

export type Sold = Pieces & { listCents: number };

/** Counts sales of each piece at list price. Runs in the transaction that marks an order as paid. */
export const countSales = (ctx: Pick<Ctx, 'db'>, sold: readonly Sold[]): Promise<void> => count(ctx, sold, 1);

/** Takes back the sales of a canceled order. */
export const uncountSales = (ctx: Pick<Ctx, 'db'>, sold: readonly Sold[]): Promise<void> => count(ctx, sold, -1);

/** Sales as parallel arrays, which is how the SQL takes them. */
export type ListedSales = {
  recordIds: string[];
  quantities: number[];
  cents: number[];
};

/** The statement that counts sales. `first` runs along with it. */
export const counting = (tx: Db, { recordIds, quantities, cents }: Given<ListedSales>, ...first: WithSubquery[]) => {
  // Lock rows in id order, as everywhere else, so that two orders for the same two pieces can't deadlock.
  const held = tx
    .$with('held')
    .as(
      tx
        .select({ recordId: furniture.recordId })
        .from(furniture)
        .where(isOneOf(furniture.recordId, recordIds))
        .orderBy(asc(furniture.recordId))
        .for('no key update'),
    );
  const sold = sql`unnest(${listOf(recordIds, 'text')}, ${listOf(quantities, 'integer')}, ${listOf(cents, 'bigint')})`;
  return tx
    .with(...first, held)
    .update(furniture)
    .set({
      totalUnitsSold: sql`${furniture.totalUnitsSold} + sold.quantity`,
      grossSalesCents: sql`${furniture.grossSalesCents} + sold.cents`,
    })
    .from(held)
    .innerJoin(sql`${sold} as sold (record_id, quantity, cents)`, eq(held.recordId, sql`sold.record_id`))
    .where(eq(furniture.recordId, held.recordId));
};

const countListed = preparedStatement((tx, listed: Given<ListedSales>) => counting(tx, listed));

async function count({ db }: Pick<Ctx, 'db'>, sold: readonly Sold[], by: 1 | -1): Promise<void> {
  await countListed(db, listedSales(sold, by));
}

export const listedSales = (sold: readonly Sold[], by: 1 | -1 = 1): ListedSales => ({
  recordIds: sold.map(({ recordId }) => recordId),
  quantities: sold.map(({ quantity }) => by * quantity),
  cents: sold.map(({ listCents }) => by * listCents),
});
