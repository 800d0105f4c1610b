import type { Ctx } from '../context.ts';
import { revisionRequests } from '../message/revision-requests.ts';
import { proposeBoards, type Wishes } from './propose-boards.ts';
import { type DeskBoard, deskBoards, type SelectionRow } from './store.ts';

/**
 * What a revision begins with. For a swap everything stays but the piece that did not suit; for a new pair both boards
 * are built around something else.
 */
export async function revisionWishes(ctx: Pick<Ctx, 'db'>, older: SelectionRow | undefined): Promise<Wishes> {
  if (!older) return {};
  const asked = (await revisionRequests(ctx, [older.surveyId])).get(older.surveyId);
  const boards = await deskBoards(ctx.db, older.id);
  const of = (letter: DeskBoard['letter']) => boards.find((board) => board.letter === letter)?.pieces ?? [];
  if (asked?.kind !== 'swap-request') {
    const anchors = boards.flatMap(({ pieces }) => pieces.find(({ slot }) => slot === 0)?.recordId ?? []);
    return { leaveOut: new Set(anchors) };
  }
  const everything = boards.flatMap(({ pieces }) => pieces.flatMap(({ recordId }) => recordId ?? []));
  // What takes its place is new to both boards: neither gets what the other has.
  const fresh = await proposeBoards(ctx, older.surveyId, { leaveOut: new Set(everything) });
  const kept = (letter: DeskBoard['letter']) =>
    new Map(
      of(letter).flatMap(({ slot, recordId }) => {
        const stays = recordId === asked.recordId ? fresh?.[letter].slots[slot]?.suggestion?.recordId : recordId;
        return stays ? [[slot, stays] as const] : [];
      }),
    );
  return { locks: { a: kept('a'), b: kept('b') } };
}
