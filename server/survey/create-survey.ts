import { answerAt, changeSheet, emptySheet, sheetOf, withProfileDefaults } from '#core/survey/index.ts';
import { shippingOf } from '../account/profile/shipping-of.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { announce } from '../live/announce.ts';
import { keepOwnPictures } from './keep-own-pictures.ts';
import { insertSurvey, surveyOfDraft } from './store.ts';
import { type SurveySaved, updateSurvey } from './update-survey.ts';
import { beforeAnyAnswer, sheetColumns } from './write-sheet.ts';

const possibleDraft = /^[\w-]{8,64}$/;

/**
 * Creates a survey or, if this browser's draft has already become one, merges the answers into that. So local answers
 * become the account's survey once, however often they're sent.
 */
export async function createSurvey(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  update: unknown,
): Promise<SurveySaved> {
  const allowed = authorise(ctx.actor, 'survey.save-own');
  if (!allowed.ok) return allowed;
  const { account } = allowed;
  const named = answerAt(update, 'draft');
  const draftId = typeof named === 'string' && possibleDraft.test(named) ? named : null;
  const made = await inTransaction(ctx, async ({ db, clock, ids }) => {
    const now = clock.now();
    const shipping = await shippingOf({ db }, account.id);
    const profile = { shipping_state: shipping?.state ?? null, shipping_zip: shipping?.zip ?? null };
    const known = sheetOf(withProfileDefaults({}, profile), beforeAnyAnswer);
    const changed = changeSheet({ ...emptySheet, ...known }, update, now.getTime());
    const { sheet, refused } = await keepOwnPictures({ db, actor: ctx.actor }, emptySheet, changed);
    const survey = await insertSurvey(db, {
      id: ids.next('survey'),
      accountId: account.id,
      draftId,
      ...sheetColumns(sheet, account.email),
      createdAt: now,
      updatedAt: now,
    });
    if (survey) announce(db, account.id, 'projects');
    return survey && { survey, refused };
  });
  if (made) return { ok: true, created: true, ...made };
  const known = draftId === null ? null : await surveyOfDraft(ctx.db, account.id, draftId);
  if (!known) throw new Error('a survey was neither written nor there already');
  return updateSurvey(ctx, { id: known.id, update });
}
