import { sql } from 'drizzle-orm';
import { type Promotion, runningPromotion } from '#core/promotion/index.ts';
import type { Settings } from '#core/settings/index.ts';
import type { Ctx } from '../context.ts';
import { recurring } from '../db/recurring.ts';
import { settingsOf } from './get-settings.ts';
import { houseFacts } from './house-now.ts';

const selectFacts = recurring((db) => db.select(houseFacts).from(sql`(select) as house`));

/** What a price depends on besides its pieces: the shop's settings, and the promotion that runs at this moment. */
export async function offersNow({
  db,
  clock,
}: Pick<Ctx, 'db' | 'clock'>): Promise<{ settings: Settings; promotion: Promotion | undefined }> {
  const [facts] = await selectFacts(db, {});
  if (!facts) throw new Error('the house has no settings');
  return { settings: settingsOf(facts.settings), promotion: runningPromotion(facts.promotions, clock.now()) };
}
