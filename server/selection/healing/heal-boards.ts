import { goneBecause, type Healing, healBoards as swapsFor } from '#core/selection/index.ts';
import { tellColleagues } from '../../account/staff/tell-colleagues.ts';
import { appendAudit } from '../../audit/append.ts';
import { type Ctx, systemActor } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announce } from '../../live/announce.ts';
import { rewriteTrueWords } from '../desk/write-true-words.ts';
import type { BoardPieceRow } from '../store.ts';
import { type HeldBoards, holdLiveBoards, liveBoards } from './live-boards.ts';
import { writeHealing } from './store-healings.ts';
import { swapLivePiece } from './swap-live-piece.ts';
import { tellHealed } from './tell-healed.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs'>;

/**
 * Looks at a live pair: for each piece that's gone, the first approved alternate that still passes takes its place, and
 * customer and specialist are told. Where none passes, it waits for the specialist. Doing it again changes nothing.
 */
export function healBoards(ctx: Needs, { selectionId }: { selectionId: string }): Promise<{ swapped: number }> {
  return inTransaction({ ...ctx, actor: systemActor }, async (inside) => {
    const held = await holdLiveBoards(inside, selectionId);
    if (!held) return { swapped: 0 };
    const rows = new Map(held.boards.flatMap(({ pieces }) => pieces.map((piece) => [piece.id, piece])));
    const found = swapsFor(await liveBoards(inside, held)).flatMap((healing) => {
      const piece = rows.get(healing.slotId);
      return piece && !isKnown(held, healing) ? [{ ...healing, piece }] : [];
    });
    if (found.length === 0) return { swapped: 0 };
    for (const healing of found) await carryOut(inside, held, healing);
    if (found.some(({ to }) => to !== null)) await rewriteTrueWords(inside, { ...held, draft: held.row });
    await appendAudit(inside, {
      act: 'board.heal',
      subject: { kind: 'selection', id: selectionId },
      surveyId: held.row.surveyId,
      detail: {
        pieces: found.map(({ because, from, to }) => ({ because, from: from.recordId, to: to?.recordId ?? null })),
      },
    });
    await tellHealed(inside, held, found);
    announce(inside.db, held.row.accountId, 'boards');
    await tellColleagues(inside, 'boards');
    return { swapped: found.filter(({ to }) => to !== null).length };
  });
}

/** It waits for a person already, and still nothing passes. */
const isKnown = ({ healings }: HeldBoards, { slotId, from, to }: Healing): boolean =>
  to === null &&
  healings.some(({ pieceId, fromId, undoneAt }) => pieceId === slotId && fromId === from.recordId && undoneAt === null);

type Found = Healing & { piece: BoardPieceRow };

async function carryOut(ctx: Needs, held: HeldBoards, { piece, from, to, because }: Found): Promise<void> {
  const { row } = held;
  const { id: pieceId, quantity, note, reasons, alternatives } = piece;
  await writeHealing(ctx.db, {
    ...{ id: ctx.ids.next('healing'), selectionId: row.id, pieceId, fromId: from.recordId, because, quantity },
    ...{ toId: to?.recordId ?? null, fromCents: from.priceCents, toCents: to?.priceCents ?? null },
    ...{ note, reasons, alternatives, healedAt: ctx.clock.now() },
  });
  if (!to) return;
  // What was written about the piece isn't true of another.
  const words = { note: '', reasons: [] };
  const others = alternatives.filter((id) => id !== to.recordId);
  await swapLivePiece(
    ctx,
    row,
    piece,
    { ...words, recordId: to.recordId, alternatives: others },
    {
      keepChoice: canStayChosen(held, piece),
    },
  );
}

/** The same piece is on the other board too, and there are enough of it for what the customer chose. */
function canStayChosen({ boards, items, held, selection }: HeldBoards, { id, recordId }: BoardPieceRow): boolean {
  const item = recordId === null ? undefined : items.get(recordId);
  const elsewhere = boards.some(({ pieces }) => pieces.some((other) => other.id !== id && other.recordId === recordId));
  const quantity = selection.chosen.find((one) => one.id === recordId)?.quantity ?? 1;
  return item !== undefined && elsewhere && !goneBecause(item, { quantity, held: held.get(item.recordId) ?? 0 });
}
