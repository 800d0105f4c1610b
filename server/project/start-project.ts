import { lockAccount } from '../account/lock-account.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { announce } from '../live/announce.ts';
import { clockFrom, tellSpecialist } from './begin-waiting.ts';
import { chooseSpecialist } from './queue/choose-specialist.ts';
import { insertProject, type ProjectRow, projectOfSurvey } from './store.ts';

export interface SubmittedSurvey {
  id: string;
  accountId: string;
}

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs'>;

/** Takes a room of a paid fee for the survey and returns all surveys under that fee; null if no fee has a room left. */
export type TakeRoom = (
  ctx: Needs,
  given: { accountId: string; surveyId: string },
) => Promise<{ surveyIds: readonly string[] } | null>;

/**
 * Turns a submitted survey into a project, inside the transaction that submits it. If a valid fee has a room left, its
 * 72 hours start at once; otherwise it waits for the fee. Calling it again returns the same project.
 */
export function startProject(ctx: Needs, survey: SubmittedSurvey, takeRoom: TakeRoom): Promise<ProjectRow> {
  return inTransaction(ctx, async (inside) => {
    await lockAccount(inside.db, survey.accountId);
    const known = await projectOfSurvey(inside.db, survey.id);
    if (known) return known;

    const now = inside.clock.now();
    const room = await takeRoom(inside, { accountId: survey.accountId, surveyId: survey.id });
    const begun = room
      ? {
          state: 'waiting for boards' as const,
          ...(await clockFrom(inside, { surveyId: survey.id })),
          specialistId: await chooseSpecialist(inside, { surveyId: survey.id, ofSameFee: room.surveyIds }),
        }
      : { state: 'submitted, unpaid' as const };
    const made = await insertProject(inside.db, {
      id: inside.ids.next('project'),
      surveyId: survey.id,
      accountId: survey.accountId,
      createdAt: now,
      ...begun,
    });
    await tellSpecialist(inside, made);
    announce(inside.db, survey.accountId, 'projects');
    return made;
  });
}
