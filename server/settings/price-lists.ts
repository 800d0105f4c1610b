import { sql } from 'drizzle-orm';
import { type DatedPriceList, type PriceList, priceListAt, readShippingBands } from '#core/price-list/index.ts';
import type { Ctx } from '../context.ts';
import { preparedStatement } from '../db/prepared-statements.ts';
import { priceList } from '../db/schema/index.ts';

interface PriceListRow extends Omit<DatedPriceList, 'shippingBands'> {
  shippingBands: unknown;
}

/** The rows `priceListsOf` reads, as a subquery to include in another query. A shop has only a handful. */
export const priceListRows = sql<PriceListRow[]>`(
  select coalesce(json_agg(json_build_object(
    'fromDay', ${priceList.fromDay}, 'feeCents', ${priceList.feeCents}, 'shippingBands', ${priceList.shippingBands},
    'volumeThresholdCents', ${priceList.volumeThresholdCents}
  )), '[]') from ${priceList}
)`;

export const priceListsOf = (rows: readonly PriceListRow[]): DatedPriceList[] =>
  rows.map((row) => ({ ...row, shippingBands: readShippingBands(row.shippingBands) }));

const selectLists = preparedStatement((db) => db.select({ rows: priceListRows }).from(sql`(select) as house`));

/** Every list an admin has scheduled, in no particular order. */
export async function priceLists({ db }: Pick<Ctx, 'db'>): Promise<DatedPriceList[]> {
  const [found] = await selectLists(db, {});
  return priceListsOf(found?.rows ?? []);
}

/** What the shop charges now. */
export const pricesNow = async (ctx: Pick<Ctx, 'db' | 'clock'>): Promise<PriceList> =>
  priceListAt(await priceLists(ctx), ctx.clock.now());
