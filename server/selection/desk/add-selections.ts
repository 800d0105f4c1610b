import { type CatalogueItem, inStock } from '#core/catalog/index.ts';
import { type Board, type Boards, boardIds, doorFit, recordIdsOf, sameBoards, slotsOf } from '#core/selection/index.ts';
import { type Brief, briefOf } from '#core/survey/index.ts';
import { lockAccount } from '../../account/lock-account.ts';
import { authoriseKey } from '../../authorise.ts';
import { lockItems } from '../../catalog/lock-items.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { projectFacts } from '../../project/project-facts.ts';
import { getSubmittedSurvey } from '../../survey/get-submitted-survey.ts';
import { insertBoards, insertDraft, lockSelectionsOfSurvey, removeBoards, wholeSelection } from '../store.ts';
import { sendOut } from './publish/publish-boards.ts';

export type Added =
  /** `warnings`: hard rules these boards break, for the sender. */
  | { ok: true; selectionId: string; repeated: boolean; warnings: string[] }
  | { ok: false; reason: 'not-allowed' | 'unknown-survey' | 'not-waiting' }
  | { ok: false; reason: 'unknown-furniture'; recordIds: string[] };

export interface SentBoards {
  accountId: string;
  surveyId: string;
  boards: Boards;
}

/**
 * Publishes two boards made elsewhere, as they are. They replace a draft that hasn't been published yet; sending them
 * again returns the same selection.
 */
export function addSelections(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  { accountId, surveyId, boards: sent }: SentBoards,
): Promise<Added> {
  const allowed = authoriseKey(ctx.actor, 'helper.add-selections');
  if (!allowed.ok) return Promise.resolve(allowed);
  return inTransaction(ctx, async (inside): Promise<Added> => {
    const { db, ids, clock } = inside;
    await lockAccount(db, accountId);
    const survey = await getSubmittedSurvey(inside, surveyId);
    const brief = survey && briefOf(survey.answers);
    if (!brief || survey.accountId !== accountId) return { ok: false, reason: 'unknown-survey' };
    const newest = (await lockSelectionsOfSurvey(db, surveyId)).at(-1);
    const items = await lockItems(inside, recordIdsOf(sent));
    const unknown = recordIdsOf(sent).filter((id) => !items.get(id)?.active);
    if (unknown.length > 0) return { ok: false, reason: 'unknown-furniture', recordIds: unknown };

    const placed = sent.map((board) => placeOf(board, items, brief));
    const [a, b] = placed.map(({ pieces, ...words }): Board => ({ ...words, furniture: pieces }));
    if (!a || !b) throw new Error('a selection has two boards');
    const warnings = placed.flatMap(({ name, pieces }) => pieces.flatMap((one) => broken(name, one, brief)));
    if (newest && newest.state !== 'draft' && sameBoards((await wholeSelection(db, newest)).boards, [a, b])) {
      return { ok: true, selectionId: newest.id, repeated: true, warnings };
    }
    const project = await projectFacts(inside, surveyId);
    if (!project) return { ok: false, reason: 'unknown-survey' };

    const row = { id: ids.next('selection'), surveyId, accountId, specialistId: project.specialistId };
    const revision = newest ? newest.revision + 1 : 0;
    if (newest?.state !== 'draft') await insertDraft(db, { ...row, revision, createdAt: clock.now() }, []);
    // A specialist may have started a draft at the same moment. If so, use that one.
    const draft = (await lockSelectionsOfSurvey(db, surveyId)).at(-1);
    if (draft?.state !== 'draft') throw new NotWaiting();
    await removeBoards(db, draft.id);
    await insertBoards(
      db,
      placed.map(({ name, note, pieces }, index) => {
        const id = ids.next('board');
        const rows = pieces.map(({ item, ...piece }) => ({
          id: ids.next('piece'),
          boardId: id,
          kind: item.kind,
          ...piece,
        }));
        return { id, selectionId: draft.id, letter: boardIds[index] ?? 'a', name, note, pieces: rows };
      }),
    );
    if (!(await sendOut(inside, draft, brief))) throw new NotWaiting();
    return { ok: true, selectionId: draft.id, repeated: false, warnings };
  }).catch((error: unknown): Added => {
    if (error instanceof NotWaiting) return { ok: false, reason: 'not-waiting' };
    throw error;
  });
}

/** Thrown, so that the transaction rolls back. */
class NotWaiting extends Error {}

/** Puts each piece into the slot that asked for it, in at least that quantity. Pieces no slot asked for come last. */
function placeOf({ name, note, furniture }: Board, items: ReadonlyMap<string, CatalogueItem>, brief: Brief) {
  const slots = slotsOf(brief);
  const free = new Set(slots.keys());
  let behind = slots.length;
  const pieces = furniture.flatMap((one) => {
    const item = items.get(one.recordId);
    if (!item) return [];
    const found = [...free].find((slot) => slots[slot]?.kind === item.kind);
    if (found !== undefined) free.delete(found);
    const asked = found === undefined ? 1 : (slots[found]?.quantity ?? 1);
    const slot = found ?? behind++;
    return [{ recordId: one.recordId, note: one.note, quantity: Math.max(one.quantity, asked), slot, item }];
  });
  return { name, note, pieces: pieces.toSorted((a, b) => a.slot - b.slot) };
}

function broken(board: string, { item, quantity }: { item: CatalogueItem; quantity: number }, brief: Brief): string[] {
  const fit = doorFit(item, brief.doorway);
  return [
    ...(inStock(item, quantity) ? [] : [`${board}: ${item.name} is out of stock.`]),
    ...(fit.passes ? [] : [`${board}: ${item.name}: ${fit.words}`]),
  ];
}
