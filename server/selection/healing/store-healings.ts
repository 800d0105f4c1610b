import { and, asc, desc, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';
import { type Beginning, type Begun, begun, fits, howMany } from '../../db/page.ts';
import {
  account,
  arrangement,
  board,
  boardHealing,
  boardPiece,
  furniture,
  order,
  orderLine,
  project,
  reservation,
  selection,
} from '../../db/schema/index.ts';

export type HealingRow = typeof boardHealing.$inferSelect;

/** Every swap of a pair, oldest first. */
export const healingsOf = (db: Db, selectionId: string): Promise<HealingRow[]> =>
  db
    .select()
    .from(boardHealing)
    .where(eq(boardHealing.selectionId, selectionId))
    .orderBy(asc(boardHealing.healedAt), asc(boardHealing.id));

export async function healingById(db: Db, id: string): Promise<HealingRow | null> {
  const [row] = await db.select().from(boardHealing).where(eq(boardHealing.id, id));
  return row ?? null;
}

/** Writes down what became of a piece that went. What waited for a person until now is the same entry, swapped. */
export async function writeHealing(db: Db, row: typeof boardHealing.$inferInsert): Promise<void> {
  const { id: _, ...changes } = row;
  await db
    .insert(boardHealing)
    .values(row)
    .onConflictDoUpdate({
      target: [boardHealing.pieceId, boardHealing.fromId],
      targetWhere: isNull(boardHealing.undoneAt),
      set: { ...changes, seenAt: null, seenBy: null },
    });
}

export async function changeHealing(db: Db, id: string, changes: Partial<HealingRow>): Promise<void> {
  await db.update(boardHealing).set(changes).where(eq(boardHealing.id, id));
}

export async function deleteHealingsOf(db: Db, selectionId: string): Promise<void> {
  await db.delete(boardHealing).where(eq(boardHealing.selectionId, selectionId));
}

/** What unpaid orders hold at the moment, by piece. */
export async function heldNow(db: Db, recordIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (recordIds.length === 0) return new Map();
  const rows = await db
    .select({ recordId: reservation.recordId, held: sql<number>`sum(${reservation.quantity})`.mapWith(Number) })
    .from(reservation)
    .where(and(inArray(reservation.recordId, [...recordIds]), eq(reservation.state, 'held')))
    .groupBy(reservation.recordId);
  return new Map(rows.map(({ recordId, held }) => [recordId, held]));
}

/** The pieces of a room that are in an order being paid. */
export async function piecesBeingPaid(db: Db, surveyId: string): Promise<string[]> {
  const rows = await db
    .select({ recordId: orderLine.recordId })
    .from(order)
    .innerJoin(selection, eq(selection.id, order.selectionId))
    .innerJoin(orderLine, eq(orderLine.orderId, order.id))
    .where(and(eq(selection.surveyId, surveyId), sql`${order.payment} = 'open'`));
  return rows.map(({ recordId }) => recordId);
}

/** On the plan, what came is where the piece was that went. */
export async function exchangeOnPlan(db: Db, selectionId: string, from: string, to: string): Promise<void> {
  const [row] = await db.select().from(arrangement).where(eq(arrangement.selectionId, selectionId)).for('update');
  if (!row) return;
  // A second one of a piece is named after the first: 'rec-1.2'.
  const isOf = (id: string, recordId: string) => id === recordId || id.startsWith(`${recordId}.`);
  const pieces = row.pieces
    .filter(({ id }) => !isOf(id, to))
    .map((one) => (isOf(one.id, from) ? { ...one, id: `${to}${one.id.slice(from.length)}`, locked: false } : one));
  await db.update(arrangement).set({ pieces }).where(eq(arrangement.selectionId, selectionId));
}

/** Swaps whose piece is on the board now. */
export const swapsOn = (db: Db, selectionId: string) =>
  db
    .select({
      ...{ id: boardHealing.id, board: board.letter, fromId: boardHealing.fromId, toId: boardHealing.toId },
      ...{ because: boardHealing.because, fromCents: boardHealing.fromCents, toCents: boardHealing.toCents },
      quantity: boardHealing.quantity,
    })
    .from(boardHealing)
    .innerJoin(boardPiece, and(eq(boardPiece.id, boardHealing.pieceId), eq(boardPiece.recordId, boardHealing.toId)))
    .innerJoin(board, eq(board.id, boardPiece.boardId))
    .where(and(eq(boardHealing.selectionId, selectionId), isNull(boardHealing.undoneAt)))
    .orderBy(asc(board.letter), asc(boardPiece.slot));

const isLive = and(inArray(selection.state, ['published', 'ordered']), ne(project.state, 'closed'));
const isGone = sql`(not ${furniture.active} or ${furniture.stock} < ${boardPiece.quantity})`;

export interface GonePiece {
  selectionId: string;
  recordId: string;
  /** There would be enough if unpaid orders fell through. */
  onlyHeld: boolean;
}

/**
 * Pieces on live boards that can't be had now, by pair, from the pair after `after` on. Only these pieces, or all of
 * them.
 */
export async function gonePieces(
  db: Db,
  { recordIds, after, most }: { recordIds: readonly string[] | null; after: string; most: number },
): Promise<GonePiece[]> {
  const held = sql`(select coalesce(sum(${reservation.quantity}), 0) from ${reservation}
    where ${reservation.recordId} = ${furniture.recordId} and ${reservation.state} = 'held')`;
  const rows = await db
    .selectDistinct({
      selectionId: selection.id,
      recordId: furniture.recordId,
      onlyHeld: sql<boolean>`bool_and(${furniture.active} and ${furniture.stock} + ${held} >= ${boardPiece.quantity})`,
    })
    .from(furniture)
    .innerJoin(boardPiece, eq(boardPiece.recordId, furniture.recordId))
    .innerJoin(board, eq(board.id, boardPiece.boardId))
    .innerJoin(selection, eq(selection.id, board.selectionId))
    .innerJoin(project, eq(project.surveyId, selection.surveyId))
    .where(
      and(
        recordIds === null ? undefined : inArray(furniture.recordId, [...recordIds]),
        isGone,
        isLive,
        gt(selection.id, after),
      ),
    )
    .groupBy(selection.id, furniture.recordId)
    .orderBy(asc(selection.id), asc(furniture.recordId))
    .limit(most);
  return rows;
}

export interface GoneFromBoards {
  id: string;
  surveyId: string;
  letter: 'a' | 'b';
  customer: string;
  from: string;
  to: string | null;
  because: HealingRow['because'];
  healedAt: Date;
}

const came = alias(furniture, 'came');

/** What went from live boards and no one has dealt with, longest waiting first. What is back again isn't listed. */
export async function goneFromBoards(db: Db, { words, limit }: Beginning): Promise<Begun<GoneFromBoards>> {
  const stillOpen: SQL | undefined = or(
    and(sql`${boardHealing.toId} is not null`, eq(boardPiece.recordId, boardHealing.toId)),
    and(isNull(boardHealing.toId), eq(boardPiece.recordId, boardHealing.fromId), isGone),
  );
  const rows = await db
    .select({
      ...{ id: boardHealing.id, surveyId: selection.surveyId, letter: board.letter, customer: account.firstName },
      ...{ from: furniture.name, to: came.name, because: boardHealing.because, healedAt: boardHealing.healedAt },
      howMany,
    })
    .from(boardHealing)
    .innerJoin(selection, eq(selection.id, boardHealing.selectionId))
    .innerJoin(project, eq(project.surveyId, selection.surveyId))
    .innerJoin(account, eq(account.id, selection.accountId))
    .innerJoin(boardPiece, eq(boardPiece.id, boardHealing.pieceId))
    .innerJoin(board, eq(board.id, boardPiece.boardId))
    .innerJoin(furniture, eq(furniture.recordId, boardHealing.fromId))
    .leftJoin(came, eq(came.recordId, boardHealing.toId))
    .where(
      and(
        ...[isNull(boardHealing.undoneAt), isNull(boardHealing.seenAt), isLive, stillOpen],
        fits(words, furniture.name, came.name, account.firstName),
      ),
    )
    .orderBy(asc(boardHealing.healedAt), desc(boardHealing.id))
    .limit(limit);
  return begun(rows);
}
