import { refundLifecycle } from '#core/order/index.ts';
import { appendAudit } from '../audit/append.ts';
import { type Ctx, systemActor } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { announce } from '../live/announce.ts';
import { promiseRefundNews } from './mail-refund.ts';
import { lockOrder, type OrderRow } from './store.ts';
import { insertEntries, linesOf } from './store-lines.ts';
import { changeRefund, orderBooks, type RefundRow, refundById, refundsOf } from './store-refunds.ts';
import { takeStep } from './take-step.ts';

type Needs = Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids' | 'jobs'>;

export type RefundSent = { ok: true } | { ok: false; reason: 'not-found' | 'provider-failed' | 'refused' };

/** The provider forgets a key after a day; from then on its own books are asked first. */
const keyHours = 20;

/**
 * Sends one promised refund and writes it into the books, once: the refund's id is the key, so a lost answer is asked
 * for again. Never inside a transaction.
 */
export async function sendRefund(ctx: Needs, id: string): Promise<RefundSent> {
  const row = await refundById(ctx.db, id);
  if (!row) return { ok: false, reason: 'not-found' };
  if (row.state !== 'promised') return { ok: true };
  const before = await sentBefore(ctx, row);
  if (before === null) return { ok: false, reason: 'provider-failed' };
  if (before) return recordSent(ctx, row, null);
  const { paymentId, cents: amountCents, orderId } = row;
  const idempotencyKey = row.attempt === 0 ? row.id : `${row.id}:${row.attempt}`;
  const given = await ctx.payments.refund({ paymentId, amountCents, orderId, idempotencyKey });
  if (given.ok) {
    const { status, id: refundId } = given.value;
    return status === 'failed' || status === 'canceled'
      ? recordFailed(ctx, row, status)
      : recordSent(ctx, row, refundId);
  }
  return given.reason === 'refused' ? recordFailed(ctx, row, given.message) : { ok: false, reason: 'provider-failed' };
}

/** Sends what an act has promised, now that it is written. What does not get through is left to the sweeper. */
export async function sendRefunds(ctx: Needs, rows: readonly Pick<RefundRow, 'id'>[]): Promise<void> {
  for (const { id } of rows) await sendRefund(ctx, id).catch(() => undefined);
}

/** Null: the provider does not answer. */
async function sentBefore(ctx: Needs, row: RefundRow): Promise<boolean | null> {
  const age = ctx.clock.now().getTime() - row.promisedAt.getTime();
  if (row.tries === 0 || age < keyHours * 3_600_000) return false;
  const found = await ctx.payments.getPayment(row.paymentId);
  if (!found.ok) return null;
  const books = await orderBooks(ctx.db, row.orderId);
  const written = books
    .filter(({ kind, paymentId }) => kind === 'refunded' && paymentId === row.paymentId)
    .reduce((sum, { cents }) => sum + cents, 0);
  // The books count this one too, for it is promised.
  return found.value.refundedCents >= written;
}

function recordSent(ctx: Needs, { id, orderId }: RefundRow, refundId: string | null): Promise<RefundSent> {
  return inTransaction({ ...ctx, actor: systemActor }, async (inside) => {
    const order = await lockOrder(inside.db, orderId);
    const row = await refundById(inside.db, id);
    if (!order || !row) throw new Error(`no refund ${id}`);
    const step = refundLifecycle.next(row.state, 'send');
    if (!step.ok) return { ok: true };
    const at = inside.clock.now();
    await insertEntries(
      inside.db,
      row.amounts.map(({ of, lineId, cents }) => ({
        id: inside.ids.next('entry'),
        ...{ orderId, kind: 'refunded' as const, of, lineId, cents, paymentId: row.paymentId, refundId, at },
      })),
    );
    await changeRefund(inside.db, id, { state: step.to, refundId, sentAt: at });
    await closeReturns(inside, order, row);
    await promiseRefundNews(inside, order, row);
    await announce(inside.db, order.accountId, 'orders');
    return { ok: true };
  });
}

/** A returned piece is refunded once the last of its money is on its way. */
async function closeReturns(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  order: OrderRow,
  sent: RefundRow,
): Promise<void> {
  if (sent.reason !== 'returned') return;
  const waiting = (await refundsOf(ctx.db, [order.id])).filter(({ state }) => state !== 'sent');
  const done = sent.lineIds.filter((id) => !waiting.some(({ lineIds }) => lineIds.includes(id)));
  const returned = (await linesOf(ctx.db, [order.id])).filter(
    ({ id, state }) => done.includes(id) && state === 'returned',
  );
  await takeStep(ctx, order, returned, { act: 'refund' });
}

function recordFailed(ctx: Needs, { id, orderId }: RefundRow, problem: string): Promise<RefundSent> {
  return inTransaction({ ...ctx, actor: systemActor }, async (inside) => {
    const order = await lockOrder(inside.db, orderId);
    const row = await refundById(inside.db, id);
    if (!order || !row) throw new Error(`no refund ${id}`);
    const step = refundLifecycle.next(row.state, 'fail');
    if (!step.ok) return { ok: true };
    await changeRefund(inside.db, id, { state: step.to, problem: problem.slice(0, 500) });
    const subject = { kind: 'order', id: orderId } as const;
    await appendAudit(inside, { act: 'order.refund-failed', subject, detail: { refund: id, problem } });
    await announce(inside.db, order.accountId, 'orders');
    return { ok: false, reason: 'refused' };
  });
}
