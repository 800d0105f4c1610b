import { checkSubmission, fromStored, type Problem } from '#core/survey/index.ts';
import { lockAccount } from '../account/lock-account.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { feeCoversSurvey } from '../fee/fee-covers-survey.ts';
import { takeRoom } from '../fee/take-room.ts';
import { startProject } from '../project/start-project.ts';
import { finishSurvey, type OwnSurvey, surveyToSubmit } from '../survey/finish-survey.ts';

export type SurveySubmitted =
  | { ok: true; survey: OwnSurvey; paid: boolean }
  | { ok: false; reason: 'not-allowed' | 'not-found' }
  | { ok: false; reason: 'answers-missing'; problems: readonly Problem[] };

/** Submits the answers, which makes them final, and starts the project. Submitting twice is fine. */
export async function submitSurvey(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  { id }: { id: string },
): Promise<SurveySubmitted> {
  const allowed = authorise(ctx.actor, 'survey.submit-own');
  if (!allowed.ok) return allowed;
  const accountId = allowed.account.id;
  return inTransaction(ctx, async (inside) => {
    // Lock the account before the survey: a fee that settles at the same time locks in the same order.
    await lockAccount(inside.db, accountId);
    const row = await surveyToSubmit(inside, { accountId, id });
    if (!row) return { ok: false, reason: 'not-found' };
    if (row.inProgress) {
      const feeCovers = await feeCoversSurvey(inside, { accountId, surveyId: id });
      const check = checkSubmission(fromStored(row), { signedIn: true, feeCovers });
      if (!check.ok && check.reason === 'answers-missing') return check;
      if (!check.ok) throw new Error('a signed-in person was refused for having no account');
    }
    const survey = row.inProgress ? await finishSurvey(inside, id) : row;
    const project = await startProject(inside, { id, accountId }, takeRoom);
    return { ok: true, survey, paid: project.state !== 'submitted, unpaid' };
  });
}
