import { eq } from 'drizzle-orm';
import { type Style, styleIds } from '#core/catalog/index.ts';
import { anyWork, specialistFor } from '#core/project/index.ts';
import { easternDay } from '#core/promotion/index.ts';
import { listOf } from '#core/survey/index.ts';
import { listSpecialists } from '../../account/staff/list-specialists.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { survey } from '../../db/schema/index.ts';
import { getSettings } from '../../settings/get-settings.ts';
import { specialistOfSurveys, waitingBySpecialist } from '../store.ts';
import { workloadsOf } from './store-workload.ts';

/**
 * Chooses a specialist: the same one for all rooms of a fee, otherwise by load, style, limits and days off. Null if
 * no one has room, or if the shop assigns by hand.
 */
export async function chooseSpecialist(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { surveyId, ofSameFee }: { surveyId: string; ofSameFee: readonly string[] },
): Promise<string | null> {
  return (await specialistOfSurveys(ctx.db, ofSameFee)) ?? chooseAnother(ctx, { surveyId, than: null });
}

/** The same for a project that has to go to a colleague of its current specialist. */
export async function chooseAnother(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { surveyId, than }: { surveyId: string; than: string | null },
): Promise<string | null> {
  if (!(await getSettings(ctx)).switches.assignment) return null;
  const today = easternDay(ctx.clock.now());
  const specialists = await listSpecialists(ctx);
  const ids = specialists.map(({ id }) => id).filter((id) => id !== than);
  const [waiting, workloads, styles] = [
    await waitingBySpecialist(ctx.db),
    await workloadsOf(ctx.db, ids, today),
    await favoriteStyles(ctx.db, surveyId),
  ];
  const loads = ids.map((id) => ({ id, waiting: waiting.get(id) ?? 0, workload: workloads.get(id) ?? anyWork }));
  return specialistFor(loads, { ofSameFee: null, styles, today });
}

async function favoriteStyles(db: Db, surveyId: string): Promise<Style[]> {
  const [row] = await db.select({ responses: survey.responses }).from(survey).where(eq(survey.id, surveyId));
  const liked = row ? listOf(row.responses, 'favorite_styles').map(String) : [];
  return styleIds.filter((style) => liked.includes(style));
}
