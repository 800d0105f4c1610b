import type { AuditAct } from '#core/audit/index.ts';
import { type Brief, briefOf } from '#core/survey/index.ts';
import { authorise } from '../../../authorise.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { getSubmittedSurvey } from '../../../survey/get-submitted-survey.ts';
import { type DeskBoard, deskBoards, lockSelection, type SelectionRow } from '../../store.ts';
import type { EditNeeds } from '../edit-slot.ts';
import { asStep } from '../steps/as-step.ts';

interface Held {
  inside: EditNeeds;
  draft: SelectionRow;
  boards: DeskBoard[];
  brief: Brief;
}

export type DraftRefusal = { ok: false; reason: 'not-allowed' | 'not-found' | 'already-published' };

/** Says what would change, or why it can't. */
export type DraftEdit<Refusal extends string> =
  | { ok: true; act: AuditAct; detail?: Record<string, unknown>; change: () => Promise<void> }
  | { ok: false; reason: Refusal };

/** Changes a whole draft, both boards locked, as one step that can be undone. */
export async function editDraft<Refusal extends string = never>(
  ctx: EditNeeds,
  selectionId: string,
  edit: (held: Held) => Promise<DraftEdit<Refusal>> | DraftEdit<Refusal>,
): Promise<{ ok: true } | DraftRefusal | { ok: false; reason: Refusal }> {
  if (!authorise(ctx.actor, 'board.compose').ok) return { ok: false, reason: 'not-allowed' };
  return inTransaction(ctx, async (inside) => {
    const draft = await lockSelection(inside.db, selectionId);
    const survey = draft && (await getSubmittedSurvey(inside, draft.surveyId));
    const brief = survey && briefOf(survey.answers, survey.drawn);
    if (!draft || !brief) return { ok: false, reason: 'not-found' };
    if (draft.state !== 'draft') return { ok: false, reason: 'already-published' };
    const edited = await edit({ inside, draft, brief, boards: await deskBoards(inside.db, draft.id) });
    if (!edited.ok) return edited;
    await asStep(inside, draft, edited, edited.change);
    return { ok: true };
  });
}
