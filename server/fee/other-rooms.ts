import type { Ctx } from '../context.ts';
import { feesOf } from './store.ts';

/** The other surveys under the same fee. One specialist handles them all. */
export async function otherRooms(
  ctx: Pick<Ctx, 'db'>,
  { accountId, surveyId }: { accountId: string; surveyId: string },
): Promise<string[]> {
  const fee = (await feesOf(ctx.db, accountId)).find(({ surveyIds }) => surveyIds.includes(surveyId));
  return fee?.surveyIds.filter((id) => id !== surveyId) ?? [];
}
