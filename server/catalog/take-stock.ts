import { sql } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { furniture } from '../db/schema/index.ts';

export interface Pieces {
  recordId: string;
  quantity: number;
}

/**
 * Takes pieces out of stock, inside a transaction that has locked them and found enough of each. What the lock promised
 * is asked once more by the statement itself: stock never goes below zero.
 */
export async function takeStock(ctx: Pick<Ctx, 'db'>, pieces: readonly Pieces[]): Promise<void> {
  const taken = await ctx.db.execute(sql`
    update ${furniture} set stock = stock - wanted.quantity
    from (values ${rows(pieces)}) as wanted (record_id, quantity)
    where ${furniture.recordId} = wanted.record_id and stock >= wanted.quantity`);
  if (taken.rowCount !== pieces.length) throw new Error('there was not enough in stock after all');
}

/** Puts back what was held for an order that came to nothing. */
export async function putBackStock(ctx: Pick<Ctx, 'db'>, pieces: readonly Pieces[]): Promise<void> {
  if (pieces.length === 0) return;
  await ctx.db.execute(sql`
    update ${furniture} set stock = stock + held.quantity
    from (values ${rows(pieces)}) as held (record_id, quantity)
    where ${furniture.recordId} = held.record_id`);
}

export const rows = (pieces: readonly Pieces[]) =>
  sql.join(
    pieces.map(({ recordId, quantity }) => sql`(${recordId}::text, ${quantity}::integer)`),
    sql`, `,
  );
