import { desc, sql } from 'drizzle-orm';
import { type TasteModel, trainTaste } from '#core/selection/index.ts';
import type { Ctx } from '../../context.ts';
import { tasteModel } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { readOutcomes } from './read-outcomes.ts';

/**
 * Learns again from everything customers kept and didn't. A new version is written only if a weight is another one than
 * before, so running it twice, or in two processes at once, makes one version.
 */
export async function learnTaste(ctx: Pick<Ctx, 'db' | 'clock' | 'ids'>): Promise<void> {
  const model = trainTaste(await readOutcomes(ctx.db));
  await inTransaction(ctx, async ({ db, clock }) => {
    await db.execute(sql`lock table ${tasteModel} in exclusive mode`);
    const [newest] = await db.select().from(tasteModel).orderBy(desc(tasteModel.version)).limit(1);
    if (isSame(newest?.model, model)) return;
    await db.insert(tasteModel).values({ version: (newest?.version ?? 0) + 1, model, trainedAt: clock.now() });
  });
}

/** The weights decide: more evidence for the same weights is no new version. */
function isSame(before: TasteModel | undefined, after: TasteModel): boolean {
  const weights = Object.entries(after.weights);
  if (weights.length !== Object.keys(before?.weights ?? {}).length) return false;
  return weights.every(([key, { points }]) => before?.weights[key]?.points === points);
}
