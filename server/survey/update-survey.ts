import { type AnswerSheet, changeSheet } from '#core/survey/index.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { announce } from '../live/announce.ts';
import { keepOwnPictures } from './keep-own-pictures.ts';
import { changeSurvey, lockOwnSurvey, type SurveyRow } from './store.ts';
import { sheetColumns } from './write-sheet.ts';

export type SurveySaved =
  | { ok: true; survey: SurveyRow; created: boolean; refused: readonly string[] }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'submitted' };

/** Merges answers into a survey, question by question. The later answer wins. */
export async function updateSurvey(
  ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>,
  given: { id: string; update: unknown },
): Promise<SurveySaved> {
  const allowed = authorise(ctx.actor, 'survey.save-own');
  if (!allowed.ok) return allowed;
  const { account } = allowed;
  return inTransaction(ctx, async ({ db, clock }) => {
    const row = await lockOwnSurvey(db, account.id, given.id);
    if (!row) return { ok: false, reason: 'not-found' };
    if (!row.inProgress) return { ok: false, reason: 'submitted' };
    const now = clock.now();
    const changed = changeSheet(row.sheet, given.update, now.getTime());
    const { sheet, refused } = await keepOwnPictures({ db, actor: ctx.actor }, row.sheet, changed);
    if (isSame(sheet, row.sheet)) return { ok: true, survey: row, created: false, refused };
    const survey = await changeSurvey(db, row.id, {
      ...sheetColumns(sheet, account.email),
      revision: row.revision + 1,
      updatedAt: now,
    });
    // The same survey may be open on another device, which merges these answers.
    announce(db, account.id, 'surveys');
    return { ok: true, survey, created: false, refused };
  });
}

const isSame = (one: AnswerSheet, other: AnswerSheet): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(
    ([key, { at, value }]) => other[key]?.at === at && JSON.stringify(other[key]?.value) === JSON.stringify(value),
  );
