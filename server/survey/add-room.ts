import { carryOver, fromStored, sheetOf } from '#core/survey/index.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { feeCoversSurvey } from '../fee/fee-covers-survey.ts';
import { insertSurvey, surveysOf } from './store.ts';
import { beforeAnyAnswer, sheetColumns } from './write-sheet.ts';

export type RoomAdded = { ok: true; surveyId: string } | { ok: false; reason: 'not-allowed' | 'no-room-left' };

/** Adds another room on the same fee, starting with the answers it shares with the last one. */
export async function addRoom(ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>): Promise<RoomAdded> {
  const allowed = authorise(ctx.actor, 'project.add-room-own');
  if (!allowed.ok) return allowed;
  const { id: accountId, email } = allowed.account;
  if (!(await feeCoversSurvey(ctx, { accountId, surveyId: null }))) return { ok: false, reason: 'no-room-left' };
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
  return { ok: true, surveyId: made.id };
}
