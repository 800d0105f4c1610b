import { sql } from 'drizzle-orm';
import { type PriceList, priceListAt } from '#core/price-list/index.ts';
import { type Promotion, runningPromotion } from '#core/promotion/index.ts';
import type { Settings } from '#core/settings/index.ts';
import type { Ctx } from '../context.ts';
import { preparedStatement } from '../db/prepared-statements.ts';
import { settingsOf } from './get-settings.ts';
import { priceListsOf } from './price-lists.ts';
import { shopFactRows } from './shop-facts.ts';

const selectFacts = preparedStatement((db) => db.select(shopFactRows).from(sql`(select) as house`));

/** What a price depends on besides the pieces: the shop's settings, and the promotion and the price list of now. */
export async function offersNow({
  db,
  clock,
}: Pick<Ctx, 'db' | 'clock'>): Promise<{ settings: Settings; promotion: Promotion | undefined; prices: PriceList }> {
  const [facts] = await selectFacts(db, {});
  if (!facts) throw new Error('the shop has no settings');
  const now = clock.now();
  return {
    settings: settingsOf(facts.settings),
    promotion: runningPromotion(facts.promotions, now),
    prices: priceListAt(priceListsOf(facts.priceLists), now),
  };
}
