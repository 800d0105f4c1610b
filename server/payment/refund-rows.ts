import { and, asc, eq, getTableColumns, inArray, lte } from 'drizzle-orm';
import type { LedgerEntry } from '#core/money/index.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import type { Db } from '../db/database.ts';
import { type Beginning, type Begun, begun, fits, howMany } from '../db/page.ts';
import { ledgerEntry, order, payment, refund } from '../db/schema/index.ts';
import { insertRows } from '../db/write-rows.ts';
import { requireSecondPerson } from './second-person.ts';
import { tellOfRefund } from './tell-of-refund.ts';

export type RefundRow = typeof refund.$inferSelect;

const inOrder = [asc(refund.promisedAt), asc(refund.id)];

export const refundsOfPayment = (db: Db, paymentId: string): Promise<RefundRow[]> =>
  db
    .select()
    .from(refund)
    .where(eq(refund.paymentId, paymentId))
    .orderBy(...inOrder);

export const refundsOfOrders = (db: Db, orderIds: readonly string[]): Promise<RefundRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(refund)
        .where(inArray(refund.orderId, [...orderIds]))
        .orderBy(...inOrder);

/** What each transaction has promised to give back. */
const givenBack = new WeakMap<Db, number>();

/** Promises refunds, as part of the act that gives them back. No refund begins anywhere else. */
export async function insertRefunds(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  rows: (typeof refund.$inferInsert)[],
): Promise<RefundRow[]> {
  if (rows.length === 0) return [];
  // One act may promise several, so what counts is all it gives back.
  const writtenCents = givenBack.get(ctx.db) ?? 0;
  const cents = writtenCents + rows.reduce((sum, row) => sum + row.cents, 0);
  givenBack.set(ctx.db, cents);
  const [first] = rows;
  await requireSecondPerson(ctx, { subjectId: first?.orderId ?? first?.paymentId ?? '', cents, writtenCents });
  const written = await ctx.db.insert(refund).values(rows).returning();
  for (const row of written) await tellOfRefund(ctx, row);
  return written;
}

export async function refundById(db: Db, id: string): Promise<RefundRow | null> {
  const [row] = await db.select().from(refund).where(eq(refund.id, id));
  return row ?? null;
}

export async function changeRefund(tx: Db, id: string, changes: Partial<RefundRow>): Promise<RefundRow> {
  const [changed] = await tx.update(refund).set(changes).where(eq(refund.id, id)).returning();
  if (!changed) throw new Error(`no refund ${id}`);
  return changed;
}

/** Refunds sent through an intent that we still follow up on. */
export const sentThrough = (db: Db, intentId: string): Promise<RefundRow[]> =>
  db
    .select()
    .from(refund)
    .where(and(eq(refund.intentId, intentId), eq(refund.state, 'sent')));

export const refundsToSend = (db: Db, now: Date, limit: number): Promise<RefundRow[]> =>
  db
    .select()
    .from(refund)
    .where(and(eq(refund.state, 'promised'), lte(refund.nextTryAt, now)))
    .orderBy(asc(refund.nextTryAt))
    .limit(limit);

export const refundsToLookAt = (db: Db, now: Date, limit: number): Promise<RefundRow[]> =>
  db
    .select()
    .from(refund)
    .where(and(eq(refund.state, 'sent'), lte(refund.lookAt, now)))
    .orderBy(asc(refund.lookAt))
    .limit(limit);

/** Records what a refund moved in the ledger of its fee or order. */
export const writeEntries = (
  { db, clock, ids }: Pick<Ctx, 'db' | 'clock' | 'ids'>,
  { orderId, paymentId, intentId, amounts }: RefundRow,
  { kind, refundId }: { kind: Extract<LedgerEntry['kind'], 'refunded' | 'refund-failed'>; refundId: string },
): Promise<void> => {
  const of = orderId === null ? { feeId: paymentId } : { orderId };
  const at = clock.now();
  return insertRows(
    db,
    ledgerEntry,
    amounts.map((amount) => ({ id: ids.next('entry'), ...of, kind, ...amount, intentId, refundId, at })),
  );
};

export type FailedRefund = Pick<RefundRow, 'id' | 'paymentId' | 'orderId' | 'cents' | 'problem' | 'promisedAt'> & {
  purpose: (typeof payment.$inferSelect)['purpose'];
  /** The payment state of its order; null for a fee. */
  ofOrder: (typeof order.$inferSelect)['payment'] | null;
};

/** Refunds the provider refused or the bank returned, longest-waiting first. */
export async function refundsInTrouble(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  { words, limit }: Beginning,
): Promise<Begun<FailedRefund>> {
  if (!authorise(actor, 'exception.view').ok) return { rows: [], total: 0 };
  const searched = fits(words, refund.problem, refund.orderId, refund.paymentId, refund.id);
  const rows = await db
    .select({ ...getTableColumns(refund), purpose: payment.purpose, ofOrder: order.payment, howMany })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .leftJoin(order, eq(order.id, refund.orderId))
    .where(and(eq(refund.state, 'failed'), searched))
    .orderBy(...inOrder)
    .limit(limit);
  return begun(rows);
}
