import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { feeCoversSurvey } from '../fee/fee-covers-survey.ts';
import { copySurvey } from '../survey/copy-survey.ts';

export type RoomAdded = { ok: true; surveyId: string } | { ok: false; reason: 'not-allowed' | 'no-room-left' };

/** Adds another room on the same fee, starting with the answers it shares with the last one. */
export async function addRoom(ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>): Promise<RoomAdded> {
  const allowed = authorise(ctx.actor, 'project.add-room-own');
  if (!allowed.ok) return allowed;
  const covered = await feeCoversSurvey(ctx, { accountId: allowed.account.id, surveyId: null });
  if (!covered) return { ok: false, reason: 'no-room-left' };
  return { ok: true, surveyId: await copySurvey(ctx, allowed.account) };
}
