import {
  briefWith,
  type ComposedBoard,
  changeIndex,
  compose,
  type Locks,
  type Wishes as NewerWishes,
  type TasteModel,
  withTaste,
} from '#core/selection/index.ts';
import { briefOf } from '#core/survey/index.ts';
import type { Ctx } from '../../context.ts';
import { getSubmittedSurvey } from '../../survey/get-submitted-survey.ts';
import { indexedCatalog } from './catalog-index.ts';

export interface Wishes {
  /** Pieces that stay in place. */
  locks?: Locks;
  /** Pieces not to propose again. */
  leaveOut?: ReadonlySet<string>;
  /** What slots ask for beyond the quiz. */
  newer?: NewerWishes;
  /** What's learned from what others kept; null to compose without. */
  taste?: TasteModel | null;
}

/** What the composer would put on a survey's Board A and Board B today. Read-only. */
export async function proposeBoards(
  ctx: Pick<Ctx, 'db'>,
  surveyId: string,
  { locks = {}, leaveOut = new Set(), newer = {}, taste = null }: Wishes = {},
): Promise<{ a: ComposedBoard; b: ComposedBoard } | null> {
  const survey = await getSubmittedSurvey(ctx, surveyId);
  const brief = survey && briefOf(survey.answers, survey.drawn);
  if (!brief) return null;
  const { index, byId } = await indexedCatalog(ctx);
  const without = [...leaveOut].map((recordId) => ({ before: byId.get(recordId), after: undefined }));
  return compose(briefWith(brief, newer), withTaste(changeIndex(index, without), taste, brief), locks);
}
