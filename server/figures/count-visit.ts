import { z } from 'zod';
import { easternDay } from '#core/promotion/index.ts';
import { countedPage } from '#core/settings/index.ts';
import { quizAddresses } from '#core/survey/index.ts';
import type { Ctx } from '../context.ts';
import { addPage, addStep } from './store.ts';

/** What a browser reports: which page was opened, or what happened to a quiz step. Nothing identifies the browser. */
export const visitSchema = z.union([
  z.strictObject({ page: z.string().max(500) }),
  z.strictObject({ step: z.string().max(100), act: z.enum(['seen', 'answered', 'left']) }),
]);
export type Visit = z.infer<typeof visitSchema>;

const known = new Set(quizAddresses);

/** Adds one to the day's count. Steps the quiz doesn't have aren't counted. */
export async function countVisit(ctx: Pick<Ctx, 'db' | 'clock'>, visit: Visit): Promise<void> {
  const day = easternDay(ctx.clock.now());
  if ('page' in visit) await addPage(ctx.db, day, countedPage(visit.page));
  else if (known.has(visit.step)) await addStep(ctx.db, day, visit.step, visit.act);
}
