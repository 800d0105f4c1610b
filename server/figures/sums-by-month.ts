import type { Days, Span } from '#core/figures/index.ts';
import { startOfDay } from '#core/promotion/index.ts';
import { addMonths, type Month, monthOf } from '#core/visit/index.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { countSums, holdWriters, keepSums, keptSums, type Sums } from './store-business.ts';

type Needs = Pick<Ctx, 'db' | 'clock'>;

/** Every month in the range, including quiet ones, oldest first. The first and last count only days in the range. */
export async function sumsByMonth(ctx: Needs, days: Days, span: Span) {
  const now = ctx.clock.now();
  const parts = monthsBetween(days).map((month) => {
    const whole = { from: startOfDay(`${month}-01`), until: startOfDay(`${addMonths(month, 1)}-01`) };
    const isOver = span.from <= whole.from && whole.until <= span.until && whole.until <= now;
    return { month, whole, isOver };
  });
  const kept = await keptSums(
    ctx.db,
    parts.map(({ month }) => month),
  );
  const months: ({ month: Month } & Sums)[] = [];
  for (const { month, whole, isOver } of parts) {
    const known = isOver ? kept.find((one) => one.month === month) : undefined;
    if (known) months.push(known);
    else if (isOver) months.push({ month, ...(await countAndKeep(ctx, month, whole)) });
    else months.push({ month, ...(await countSums(ctx.db, overlap(whole, span))) });
  }
  return months;
}

/** A finished month is counted once and the result stored, unless ledger entries are being written right now. */
function countAndKeep(ctx: Needs, month: Month, whole: Span): Promise<Sums> {
  return inTransaction(ctx, async ({ db }) => {
    const mayKeep = await holdWriters(db);
    const sums = await countSums(db, whole);
    if (mayKeep) await keepSums(db, month, whole, sums);
    return sums;
  });
}

const overlap = (one: Span, other: Span): Span => ({
  from: one.from > other.from ? one.from : other.from,
  until: one.until < other.until ? one.until : other.until,
});

function monthsBetween({ from, to }: { from: string; to: string }): Month[] {
  const months: Month[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = addMonths(month, 1)) months.push(month);
  return months;
}
