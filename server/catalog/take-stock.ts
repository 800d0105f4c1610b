import { and, eq, gte, sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import type { Db } from '../db/database.ts';
import { type Given, listOf, preparedStatement } from '../db/prepared-statements.ts';
import { furniture } from '../db/schema/index.ts';

export interface Pieces {
  recordId: string;
  quantity: number;
}

/** Pieces as parallel arrays of ids and quantities, which is how the SQL takes them. */
export type ListedPieces = {
  recordIds: string[];
  quantities: number[];
};

const wanted = ({ recordIds, quantities }: Given<ListedPieces>) =>
  sql`unnest(${listOf(recordIds, 'text')}, ${listOf(quantities, 'integer')}) as wanted (record_id, quantity)`;

/** The statement that reduces stock. Skips pieces without enough stock. */
export const taking = (tx: Db, listed: Given<ListedPieces>) =>
  tx
    .update(furniture)
    .set({ stock: sql`${furniture.stock} - wanted.quantity` })
    .from(wanted(listed))
    .where(and(eq(furniture.recordId, sql`wanted.record_id`), gte(furniture.stock, sql`wanted.quantity`)));

const takeListed = preparedStatement(taking);

const putBackListed = preparedStatement((tx, listed: Given<ListedPieces>) =>
  tx
    .update(furniture)
    .set({ stock: sql`${furniture.stock} + wanted.quantity` })
    .from(wanted(listed))
    .where(eq(furniture.recordId, sql`wanted.record_id`)),
);

/**
 * Takes pieces out of stock, in a transaction that has locked them and found enough of each. The statement checks
 * again, so stock never drops below zero.
 */
export async function takeStock(ctx: Pick<Ctx, 'db'>, pieces: readonly Pieces[]): Promise<void> {
  const taken = await takeListed(ctx.db, listed(pieces));
  if (taken.rowCount !== pieces.length) throw new Error('there was not enough in stock after all');
}

/** Returns stock held for an order that fell through. */
export async function putBackStock(ctx: Pick<Ctx, 'db'>, pieces: readonly Pieces[]): Promise<void> {
  if (pieces.length > 0) await putBackListed(ctx.db, listed(pieces));
}

export const listed = (pieces: readonly Pieces[]): ListedPieces => ({
  recordIds: pieces.map(({ recordId }) => recordId),
  quantities: pieces.map(({ quantity }) => quantity),
});
