import type { CatalogItem } from '#core/catalog/index.ts';
import {
  type Board,
  type Boards,
  boardIds,
  mainPieceProblems,
  recordIdsOf,
  sameBoards,
  sentProblems,
  slotsOf,
} from '#core/selection/index.ts';
import { type Brief, briefOf } from '#core/survey/index.ts';
import { lockAccount } from '../../account/lock-account.ts';
import { authoriseKey } from '../../authorise.ts';
import { lockItems } from '../../catalog/lock-items.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { holdProject } from '../../project/project-facts.ts';
import { waitsForBoards } from '../../project/project-on-desk.ts';
import { getSubmittedSurvey } from '../../survey/get-submitted-survey.ts';
import { insertBoards, insertDraft, lockSelectionsOfSurvey, removeBoards, setState, wholeSelection } from '../store.ts';
import { sendOut } from './publish/publish-boards.ts';

export type Added =
  /** `proposed`: a specialist has the project, so the boards wait on their desk. `problems`: what is wrong with them. */
  | { ok: true; selectionId: string; repeated: boolean; proposed: boolean; problems: string[] }
  | { ok: false; reason: 'not-allowed' | 'unknown-survey' | 'not-waiting' | 'begun' }
  | { ok: false; reason: 'unknown-furniture'; recordIds: string[] }
  | { ok: false; reason: 'problems'; problems: string[] };

export interface SentBoards {
  accountId: string;
  surveyId: string;
  boards: Boards;
  /** Take boards with pieces that can't be had, weren't asked for or don't pass the door. */
  allowProblems?: boolean;
}

/**
 * Takes two boards made elsewhere, as they are. Sending them again returns the same selection. If no specialist has the
 * project, they're published, in no specialist's name; else they wait on the specialist's desk as a proposal. What a
 * specialist has begun isn't touched.
 */
export function addSelections(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  { accountId, surveyId, boards: sent, allowProblems = false }: SentBoards,
): Promise<Added> {
  const allowed = authoriseKey(ctx.actor, 'helper.add-selections');
  if (!allowed.ok) return Promise.resolve(allowed);
  return inTransaction(ctx, async (inside): Promise<Added> => {
    const { db, ids, clock } = inside;
    await lockAccount(db, accountId);
    const survey = await getSubmittedSurvey(inside, surveyId);
    const brief = survey && briefOf(survey.answers, survey.drawn);
    if (!brief || survey.accountId !== accountId) return { ok: false, reason: 'unknown-survey' };
    const newest = (await lockSelectionsOfSurvey(db, surveyId)).at(-1);
    const items = await lockItems(inside, recordIdsOf(sent));
    const unknown = recordIdsOf(sent).filter((id) => !items.has(id));
    if (unknown.length > 0) return { ok: false, reason: 'unknown-furniture', recordIds: unknown };

    const placed = sent.map((board) => placeOf(board, items, brief));
    const [a, b] = placed.map(({ pieces, ...words }): Board => ({ ...words, furniture: pieces }));
    if (!a || !b) throw new Error('a selection has two boards');
    const problems = placed.flatMap(({ name, pieces }) => [
      ...sentProblems(name, pieces, brief),
      ...mainPieceProblems(name, pieces, brief),
    ]);
    const project = await holdProject(inside, surveyId);
    if (!project) return { ok: false, reason: 'unknown-survey' };
    const proposed = project.takenAt !== null;
    if (
      newest &&
      (newest.state !== 'draft' || proposed) &&
      sameBoards((await wholeSelection(db, newest)).boards, [a, b])
    ) {
      const { id: selectionId, state } = newest;
      return { ok: true, selectionId, repeated: true, proposed: state === 'draft', problems };
    }
    if (!waitsForBoards(project.state)) return { ok: false, reason: 'not-waiting' };
    if (proposed && newest?.state === 'draft') return { ok: false, reason: 'begun' };
    if (problems.length > 0 && !allowProblems) return { ok: false, reason: 'problems', problems };

    const row = { id: ids.next('selection'), surveyId, accountId, specialistId: project.specialistId };
    const revision = newest ? newest.revision + 1 : 0;
    if (newest?.state !== 'draft') await insertDraft(db, { ...row, revision, createdAt: clock.now() }, []);
    // Someone may have started a draft at the same moment. If so, use that one.
    const draft = (await lockSelectionsOfSurvey(db, surveyId)).at(-1);
    if (draft?.state !== 'draft') throw new NotWaiting();
    await removeBoards(db, draft.id);
    await insertBoards(
      db,
      placed.map(({ name, note, pieces }, index) => {
        const id = ids.next('board');
        const rows = pieces.map(({ item, askedFor, ...piece }) => ({
          id: ids.next('piece'),
          boardId: id,
          kind: item.kind,
          ...piece,
        }));
        return { id, selectionId: draft.id, letter: boardIds[index] ?? 'a', name, note, pieces: rows };
      }),
    );
    if (!proposed) {
      await setState(db, draft.id, { byProgram: true });
      if (!(await sendOut(inside, { ...draft, byProgram: true }, brief))) throw new NotWaiting();
    }
    return { ok: true, selectionId: draft.id, repeated: false, proposed, problems };
  }).catch((error: unknown): Added => {
    if (error instanceof NotWaiting) return { ok: false, reason: 'not-waiting' };
    throw error;
  });
}

/** Thrown, so that the transaction rolls back. */
class NotWaiting extends Error {}

/** Puts each piece into the slot that asked for it, in at least that quantity. Pieces no slot asked for come last. */
function placeOf({ name, note, furniture }: Board, items: ReadonlyMap<string, CatalogItem>, brief: Brief) {
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
    const quantity = Math.max(one.quantity, asked);
    return [{ recordId: one.recordId, note: one.note, quantity, slot, item, askedFor: found !== undefined }];
  });
  return { name, note, pieces: pieces.toSorted((a, b) => a.slot - b.slot) };
}
