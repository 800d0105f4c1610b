import type { Ctx } from '../../context.ts';
import { type DeskBoard, deskBoards, type SelectionRow, selectionsOfSurvey } from '../store.ts';
import { type RevisionAsked, revisionRequests } from './revision-requests.ts';

/** What a customer's request takes off the boards: the piece to swap, or for a new pair both anchor pieces. */
export function declinedBy(asked: RevisionAsked | undefined, boards: readonly DeskBoard[]): ReadonlySet<string> {
  if (asked?.kind === 'swap-request') return new Set(asked.recordId ? [asked.recordId] : []);
  return new Set(boards.flatMap(({ pieces }) => pieces.find(({ slot }) => slot === 0)?.recordId ?? []));
}

/** The boards a swap was asked for; none if this isn't the answer to a swap. */
export async function swappedFrom(
  ctx: Pick<Ctx, 'db'>,
  { surveyId, revision }: Pick<SelectionRow, 'surveyId' | 'revision'>,
): Promise<DeskBoard[]> {
  const asked = (await revisionRequests(ctx, [surveyId])).get(surveyId);
  if (asked?.kind !== 'swap-request') return [];
  const older = (await selectionsOfSurvey(ctx.db, surveyId)).find((pair) => pair.revision < revision);
  return older ? deskBoards(ctx.db, older.id) : [];
}

/** What the customer asked us to change about the pair before this one. */
export async function declinedPieces(
  ctx: Pick<Ctx, 'db'>,
  { surveyId, revision }: Pick<SelectionRow, 'surveyId' | 'revision'>,
): Promise<ReadonlySet<string>> {
  const older = (await selectionsOfSurvey(ctx.db, surveyId)).find((pair) => pair.revision < revision);
  if (!older) return new Set();
  return declinedBy((await revisionRequests(ctx, [surveyId])).get(surveyId), await deskBoards(ctx.db, older.id));
}
