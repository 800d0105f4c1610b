import { feeOfSurvey } from '#core/fee/index.ts';
import type { Ctx } from '../context.ts';
import { feesOf } from './store.ts';

/** Has this survey a paid fee's room, or would it find one left? Without an id: would a new one? */
export async function feeCoversSurvey(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { accountId, surveyId }: { accountId: string; surveyId: string | null },
): Promise<boolean> {
  return feeOfSurvey(await feesOf(ctx.db, accountId), surveyId ?? '', ctx.clock.now()) !== undefined;
}
