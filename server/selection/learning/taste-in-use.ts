import { desc, eq } from 'drizzle-orm';
import { isComparedWithout, type TasteModel } from '#core/selection/index.ts';
import type { Ctx } from '../../context.ts';
import { tasteModel } from '../../db/schema/index.ts';
import { getSettings } from '../../settings/get-settings.ts';

export interface TasteInUse {
  version: number;
  model: TasteModel;
}

/** The one that was read last: nearly every pair on a desk was proposed with it. */
let last: { trainedAt: number; taste: TasteInUse } | null = null;

/** What a survey's next proposal weighs; null if it's switched off, nothing is learned, or the survey is compared without. */
export async function tasteForProposal(ctx: Pick<Ctx, 'db'>, surveyId: string): Promise<TasteInUse | null> {
  if (isComparedWithout(surveyId) || !(await getSettings(ctx)).switches.learnedTaste) return null;
  const [newest] = await ctx.db
    .select({ version: tasteModel.version, trainedAt: tasteModel.trainedAt })
    .from(tasteModel)
    .orderBy(desc(tasteModel.version))
    .limit(1);
  return newest ? readVersion(ctx, newest) : null;
}

/** What a pair was proposed with, so that its desk goes on as it began. Switched off, it counts no longer. */
export async function tasteOfPair(
  ctx: Pick<Ctx, 'db'>,
  { tasteVersion }: { tasteVersion: number | null },
): Promise<TasteModel | null> {
  if (tasteVersion === null || !(await getSettings(ctx)).switches.learnedTaste) return null;
  const [found] = await ctx.db
    .select({ version: tasteModel.version, trainedAt: tasteModel.trainedAt })
    .from(tasteModel)
    .where(eq(tasteModel.version, tasteVersion));
  return found ? (await readVersion(ctx, found)).model : null;
}

async function readVersion(
  ctx: Pick<Ctx, 'db'>,
  { version, trainedAt }: { version: number; trainedAt: Date },
): Promise<TasteInUse> {
  if (last?.taste.version === version && last.trainedAt === trainedAt.getTime()) return last.taste;
  const [row] = await ctx.db.select().from(tasteModel).where(eq(tasteModel.version, version));
  if (!row) throw new Error(`no taste model ${version}`);
  const taste = { version, model: row.model };
  last = { trainedAt: trainedAt.getTime(), taste };
  return taste;
}
