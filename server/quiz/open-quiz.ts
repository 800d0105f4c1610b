import type { AnswerSheet } from '#core/survey/index.ts';
import type { Ctx } from '../context.ts';
import { feeCoversSurvey } from '../fee/fee-covers-survey.ts';
import { unpaidProjects } from '../project/unpaid-projects.ts';
import { listSurveys } from '../survey/list-surveys.ts';

export interface QuizFacts {
  surveys: {
    inProgress: { id: string; draft: string | null; sheet: AnswerSheet }[];
    /** Submitted surveys, by their own id and the draft they came from. */
    finished: string[];
  };
  /** The survey waiting for its fee; the newest if there are several. */
  unpaid: string | null;
  /** The newest submitted survey, paid or not. */
  submitted: string | null;
  /** A survey submitted now would get a room on a paid fee. */
  feeCovers: boolean;
}

const visitor: QuizFacts = {
  surveys: { inProgress: [], finished: [] },
  unpaid: null,
  submitted: null,
  feeCovers: false,
};

/** What the quiz needs to know about the person taking it. A visitor's answers are only in their browser. */
export async function openQuiz(ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>): Promise<QuizFacts> {
  if (ctx.actor.kind !== 'account') return visitor;
  const accountId = ctx.actor.id;
  const rows = await listSurveys(ctx);
  const finished = rows.filter(({ inProgress }) => !inProgress);
  const unpaid = await unpaidProjects(ctx, accountId);
  return {
    surveys: {
      inProgress: rows.flatMap(({ id, draftId, sheet, inProgress }) =>
        inProgress ? [{ id, draft: draftId, sheet }] : [],
      ),
      finished: finished.flatMap(({ id, draftId }) => (draftId ? [id, draftId] : [id])),
    },
    unpaid: unpaid.at(-1)?.id ?? null,
    submitted: finished[0]?.id ?? null,
    feeCovers: await feeCoversSurvey(ctx, { accountId, surveyId: null }),
  };
}
