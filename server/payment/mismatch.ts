import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { type Beginning, begun, fits, howMany } from '../db/page.ts';
import { payment, paymentMismatch } from '../db/schema/index.ts';

/** Our books and the provider's disagree about this payment; someone has to look. `foundAt` keeps the first time. */
export async function noteMismatch(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { paymentId, words }: { paymentId: string; words: string },
): Promise<void> {
  const found = { words: words.slice(0, 500) };
  await ctx.db
    .insert(paymentMismatch)
    .values({ paymentId, ...found, foundAt: ctx.clock.now() })
    .onConflictDoUpdate({ target: paymentMismatch.paymentId, set: found });
}

export async function clearMismatch({ db }: Pick<Ctx, 'db'>, paymentId: string): Promise<void> {
  await db.delete(paymentMismatch).where(eq(paymentMismatch.paymentId, paymentId));
}

const { purpose, state, intentId } = payment;
const mismatch = { ...getTableColumns(paymentMismatch), purpose, state, intentId };

/** Oldest first, each with the payment's purpose and state. */
export async function mismatches({ db }: Pick<Ctx, 'db'>, { words, limit }: Beginning) {
  const rows = await db
    .select({ ...mismatch, howMany })
    .from(paymentMismatch)
    .innerJoin(payment, eq(payment.id, paymentMismatch.paymentId))
    .where(fits(words, paymentMismatch.words, paymentMismatch.paymentId))
    .orderBy(asc(paymentMismatch.foundAt), asc(paymentMismatch.paymentId))
    .limit(limit);
  return begun(rows);
}

export async function mismatchOf({ db }: Pick<Ctx, 'db'>, paymentId: string) {
  const [row] = await db
    .select(mismatch)
    .from(paymentMismatch)
    .innerJoin(payment, eq(payment.id, paymentMismatch.paymentId))
    .where(eq(paymentMismatch.paymentId, paymentId));
  return row ?? null;
}
