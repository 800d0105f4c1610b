import { sql } from 'drizzle-orm';
import { type ListedPieces, listed, taking } from '../../catalog/take-stock.ts';
import type { Ctx } from '../../context.ts';
import { type Given, recurring } from '../../db/recurring.ts';
import { furniture, reservation } from '../../db/schema/index.ts';
import type { Held } from '../store.ts';

const takeAndNote = recurring((tx, wanted: Given<ListedPieces & { orderId: string }>) => {
  const taken = tx.$with('taken').as(
    taking(tx, wanted).returning({
      recordId: furniture.recordId,
      quantity: sql<number>`wanted.quantity`.as('quantity'),
    }),
  );
  const held = {
    orderId: sql<string>`${wanted.orderId}::text`.as('purchase_id'),
    recordId: taken.recordId,
    quantity: taken.quantity,
    state: sql<'held'>`'held'`.as('state'),
  };
  return tx.with(taken).insert(reservation).select(tx.select(held).from(taken));
});

/**
 * Takes an order's pieces out of stock and notes whose they are, inside a transaction that has locked them and found
 * enough of each. What the lock promised is asked once more by the statement itself: stock never goes below zero.
 */
export async function holdPieces({ db }: Pick<Ctx, 'db'>, orderId: string, pieces: readonly Held[]): Promise<void> {
  const held = await takeAndNote(db, { orderId, ...listed(pieces) });
  if (held.rowCount !== pieces.length) throw new Error('there was not enough in stock after all');
}
