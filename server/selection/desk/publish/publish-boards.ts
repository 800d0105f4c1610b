import { carryOver, type DeskState, type Finding, letterDueAfter } from '#core/selection/index.ts';
import { type Brief, briefOf } from '#core/survey/index.ts';
import { lockAccount } from '../../../account/lock-account.ts';
import { appendAudit } from '../../../audit/append.ts';
import { authorise } from '../../../authorise.ts';
import { lockItems } from '../../../catalog/lock-items.ts';
import type { Ctx } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { markBoardsReady } from '../../../project/mark-boards-ready.ts';
import { projectFacts } from '../../../project/project-facts.ts';
import { getSubmittedSurvey } from '../../../survey/get-submitted-survey.ts';
import { tellWebhooks } from '../../../webhook/tell-webhooks.ts';
import { promiseBoardsReady, promiseBoardsReadyAt } from '../../mail-boards-ready.ts';
import {
  deskBoards,
  lockSelectionsOfSurvey,
  type SelectionRow,
  selectionById,
  setState,
  supersedeOlder,
  wholeSelection,
  writeChoices,
} from '../../store.ts';
import { indexedCatalog } from '../catalog-index.ts';
import { swappedFrom } from '../declined-pieces.ts';
import { deskFindings, mainPieceFindings, missingMainFindings } from '../desk-findings.ts';
import { writeAlternatives } from '../slot-alternatives.ts';
import { deskStateOf } from '../steps/desk-state-of.ts';
import { writeTrueWords } from '../write-true-words.ts';

export type Published =
  | { ok: true; selectionId: string }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'already-published' | 'not-waiting' }
  | { ok: false; reason: 'empty-board' }
  /**
   * A hard rule is broken; the findings name the pieces. A proposal is also stopped if a board's main piece is missing:
   * a person decides what to do.
   */
  | { ok: false; reason: 'stopped'; findings: Finding[]; mainPieceMissing?: true }
  /** Nothing is broken, but there are warnings or open slots, and the caller wants to be asked. */
  | { ok: false; reason: 'asks'; findings: Finding[] };

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>;

interface HowPublished {
  /** No one is writing notes, so ours give the reasons too. */
  byUs?: boolean;
  /** The boards can be called back for a few minutes, and the letter waits that long. */
  callBack?: boolean;
  /** False: ask before publishing with warnings or open slots. */
  sure?: boolean;
}

/**
 * Publishes both boards together, with names and notes that are true of the catalog at this moment: the clock
 * stops, and the customer is told by email and live. Works only once.
 */
export function publishBoards(
  ctx: Needs,
  selectionId: string,
  { byUs = false, callBack = false, sure = true }: HowPublished = {},
): Promise<Published> {
  if (ctx.actor.kind !== 'system' && !authorise(ctx.actor, 'board.publish').ok) {
    return Promise.resolve({ ok: false, reason: 'not-allowed' });
  }
  return inTransaction(ctx, (inside) => publishInside(inside, selectionId, { byUs, callBack, sure }));
}

async function publishInside(
  ctx: Needs,
  selectionId: string,
  { byUs, callBack, sure }: Required<HowPublished>,
): Promise<Published> {
  const known = await selectionById(ctx.db, selectionId);
  // Placing an order locks the account, then pieces, then boards. Lock in the same order here, or the two deadlock.
  if (known) await lockAccount(ctx.db, known.accountId);
  const row = known && (await lockSelectionsOfSurvey(ctx.db, known.surveyId)).find(({ id }) => id === selectionId);
  if (!row) return { ok: false, reason: 'not-found' };
  if (row.state !== 'draft') return { ok: false, reason: 'already-published' };
  const boards = await deskBoards(ctx.db, row.id);
  const recordIds = boards.map(({ pieces }) => pieces.flatMap(({ recordId }) => recordId ?? []));
  if (recordIds.some((ids) => ids.length === 0)) return { ok: false, reason: 'empty-board' };

  // Locked until the boards are published, so that no piece is deactivated or sold between the check and the publish.
  const items = await lockItems(ctx, [...new Set(recordIds.flat())]);
  const survey = await getSubmittedSurvey(ctx, row.surveyId);
  const brief = survey && briefOf(survey.answers, survey.drawn);
  if (!brief) return { ok: false, reason: 'not-waiting' };
  const findings = [
    ...deskFindings(boards, items, brief, row.wishes),
    ...mainPieceFindings(await swappedFrom(ctx, row), boards),
  ];
  const stops = findings.filter(({ weight }) => weight === 'stops');
  if (stops.length > 0) return { ok: false, reason: 'stopped', findings: stops };
  if (byUs) {
    const { index } = await indexedCatalog(ctx);
    const missing = missingMainFindings(boards, { brief, index, items }, 'stops');
    if (missing.length > 0) return { ok: false, reason: 'stopped', findings: missing, mainPieceMissing: true };
  }
  if (!sure && findings.length > 0) return { ok: false, reason: 'asks', findings };
  const before = callBack ? await deskStateOf(ctx.db, row.id) : null;
  await writeTrueWords(ctx, { draft: row, boards, items, brief, byUs });
  const out = await sendOut(ctx, row, brief, before);
  if (!out) return { ok: false, reason: 'not-waiting' };
  await appendAudit(ctx, {
    act: 'board.publish',
    subject: { kind: 'selection', id: row.id },
    detail: { surveyId: row.surveyId },
  });
  return { ok: true, selectionId: row.id };
}

/**
 * The last step, inside a transaction that has locked and checked the draft. With the desk as it was before, the pair
 * can be called back. False: its project isn't waiting now.
 */
export async function sendOut(
  ctx: Needs,
  draft: SelectionRow,
  brief: Brief,
  before: DeskState | null = null,
): Promise<boolean> {
  const waiting = await projectFacts(ctx, draft.surveyId);
  const ready = await markBoardsReady(ctx, { surveyId: draft.surveyId });
  if (!ready.ok || !waiting) return false;
  const now = ctx.clock.now();
  const older = await supersedeOlder(ctx.db, draft.surveyId, draft.revision);
  const { revisions, boardsReadyAt, missedAt, state } = waiting;
  const out = { state: 'published' as const, publishedAt: now, letterDueAt: before && letterDueAfter(now) };
  const beforePublish = before && {
    desk: before,
    project: { revisions, boardsReadyAt, missedAt, revising: state === 'revising' },
    older: older && { id: older.id, ordered: older.state === 'ordered' },
  };
  await setState(ctx.db, draft.id, { ...out, openedAt: null, beforePublish });
  await writeAlternatives(ctx, draft, brief);
  if (older) {
    const published = await wholeSelection(ctx.db, { ...draft, ...out });
    const { selection } = carryOver(await wholeSelection(ctx.db, older), published);
    await writeChoices(ctx.db, { before: published, whole: selection }, { now, newId: () => ctx.ids.next('choice') });
  }
  const { id: selectionId, surveyId, revision } = draft;
  await tellWebhooks(ctx, 'board.published', { selectionId, surveyId, revision });
  if (out.letterDueAt) await promiseBoardsReadyAt(ctx, { id: draft.id, publishedAt: now }, out.letterDueAt);
  else await promiseBoardsReady(ctx, draft);
  return true;
}
