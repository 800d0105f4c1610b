import { feeOfSurvey, takeRoom as takeRoomOf } from '#core/fee/index.ts';
import type { Ctx } from '../context.ts';
import { feesOf, insertRooms } from './store.ts';

/**
 * Takes one of a paid fee's rooms for a survey being submitted, in the caller's transaction, which holds the account.
 * Null: no fee has a room left, so a fee has to be paid first.
 */
export async function takeRoom(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  given: { accountId: string; surveyId: string },
): Promise<{ feeId: string; surveyIds: readonly string[] } | null> {
  const now = ctx.clock.now();
  const fee = feeOfSurvey(await feesOf(ctx.db, given.accountId), given.surveyId, now);
  if (!fee) return null;
  const taken = takeRoomOf(fee, given.surveyId, now);
  if (!taken.ok) return null;
  if (!fee.surveyIds.includes(given.surveyId)) await insertRooms(ctx.db, fee.id, [given.surveyId], now);
  return { feeId: fee.id, surveyIds: taken.fee.surveyIds };
}
