import { carryOver, fromStored, sheetOf } from '#core/survey/index.ts';
import type { Ctx } from '../context.ts';
import { insertSurvey, surveysOf } from './store.ts';
import { beforeAnyAnswer, sheetColumns } from './write-sheet.ts';

/**
 * Starts a survey with the answers another room shares with the one submitted last. The caller has checked permission.
 * Returns its id.
 */
export async function copySurvey(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids'>,
  { id: accountId, email }: { id: string; email: string },
): Promise<string> {
  const [last] = (await surveysOf(ctx.db, accountId)).filter(({ inProgress }) => !inProgress);
  const now = ctx.clock.now();
  const sheet = last ? sheetOf(carryOver(fromStored(last)), beforeAnyAnswer) : {};
  const made = await insertSurvey(ctx.db, {
    id: ctx.ids.next('survey'),
    accountId,
    ...sheetColumns(sheet, email),
    createdAt: now,
    updatedAt: now,
  });
  if (!made) throw new Error('a survey was not written');
  return made.id;
}
