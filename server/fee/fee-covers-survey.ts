import { feeOfSurvey } from '#core/fee/index.ts';
import type { Ctx } from '../context.ts';
import { feesOf } from './store.ts';

/** Does a paid fee already cover this survey, or have a room left for it? A null id asks about a new survey. */
export async function feeCoversSurvey(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { accountId, surveyId }: { accountId: string; surveyId: string | null },
): Promise<boolean> {
  return feeOfSurvey(await feesOf(ctx.db, accountId), surveyId ?? '', ctx.clock.now()) !== undefined;
}
