import { nextRefundLook } from '#core/money/index.ts';
import { refundIsOwed, refundLifecycle } from '#core/order/index.ts';
import { appendAudit } from '../audit/append.ts';
import { type Ctx, systemActor } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { announce } from '../live/announce.ts';
import { findRefund, hasFailed } from '../payment/find-refund.ts';
import { promiseRefundNews } from './mail-refund.ts';
import { lockOrder, type OrderRow } from './store.ts';
import { insertEntries, linesOf } from './store-lines.ts';
import { changeRefund, type RefundRow, refundById, refundsOf } from './store-refunds.ts';
import { takeStep } from './take-step.ts';

type Needs = Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids' | 'jobs'>;

export type RefundSent = { ok: true } | { ok: false; reason: 'not-found' | 'provider-failed' | 'refused' };

/**
 * Sends one promised refund and writes it into the books, once: the refund's id is the key, and one whose answer may
 * have been lost is looked for by that key before it is sent again. Never inside a transaction.
 */
export async function sendRefund(ctx: Needs, id: string): Promise<RefundSent> {
  const row = await refundById(ctx.db, id);
  if (!row) return { ok: false, reason: 'not-found' };
  if (row.state !== 'promised') return { ok: true };
  const { paymentId, cents: amountCents, orderId } = row;
  const idempotencyKey = keyOf(row);
  const before = row.tries > 0 ? await findRefund(ctx, paymentId, idempotencyKey) : null;
  if (before && !before.ok) return { ok: false, reason: 'provider-failed' };
  const given = before?.value
    ? { ok: true as const, value: before.value }
    : await ctx.payments.refund({ paymentId, amountCents, orderId, idempotencyKey });
  if (given.ok) {
    const { status, id: refundId } = given.value;
    return hasFailed(given.value) ? recordFailed(ctx, row, status) : recordSent(ctx, row, refundId);
  }
  return given.reason === 'refused' ? recordFailed(ctx, row, given.message) : { ok: false, reason: 'provider-failed' };
}

export const keyOf = ({ id, attempt }: RefundRow): string => (attempt === 0 ? id : `${id}:${attempt}`);

/**
 * Sends what an act has promised, now that it is written, and says how far it came. What does not get through is left
 * to the sweeper.
 */
export async function sendRefunds(ctx: Needs, rows: readonly RefundRow[]): Promise<RefundRow[]> {
  const now: RefundRow[] = [];
  for (const row of rows) {
    await sendRefund(ctx, row.id).catch(() => undefined);
    now.push((await refundById(ctx.db, row.id)) ?? row);
  }
  return now;
}

/** What the provider took on, however it stands with us by the time we hear of it. */
function recordSent(ctx: Needs, sent: RefundRow, refundId: string): Promise<RefundSent> {
  const { id, orderId, amounts, cents, attempt } = sent;
  return inTransaction({ ...ctx, actor: systemActor }, async (inside) => {
    const order = await lockOrder(inside.db, orderId);
    const row = await refundById(inside.db, id);
    if (!order || !row) throw new Error(`no refund ${id}`);
    if (row.refundId === refundId) return { ok: true };
    const step = refundLifecycle.next(row.state, 'send');
    if (!step.ok) throw new Error(`the refund ${id} went back twice, as ${row.refundId} and as ${refundId}`);
    const at = inside.clock.now();
    await insertEntries(
      inside.db,
      amounts.map(({ of, lineId, cents }) => ({
        id: inside.ids.next('entry'),
        ...{ orderId, kind: 'refunded' as const, of, lineId, cents, paymentId: row.paymentId, refundId, at },
      })),
    );
    const went = { amounts, cents, attempt, refundId, problem: null, sentAt: at, lookAt: nextRefundLook(at, at) };
    await changeRefund(inside.db, id, { state: step.to, ...went });
    await closeReturns(inside, order, sent);
    await promiseRefundNews(inside, order, sent);
    announce(inside.db, order.accountId, 'orders');
    return { ok: true };
  });
}

/** A returned piece is refunded once the last of its money is on its way; a courtesy for it is a matter of its own. */
export async function closeReturns(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  order: OrderRow,
  sent: RefundRow,
): Promise<void> {
  if (sent.reason !== 'returned') return;
  const waiting = (await refundsOf(ctx.db, [order.id])).filter(
    ({ state, reason }) => reason === 'returned' && refundIsOwed(state),
  );
  const done = sent.lineIds.filter((id) => !waiting.some(({ lineIds }) => lineIds.includes(id)));
  const returned = (await linesOf(ctx.db, [order.id])).filter(
    ({ id, state }) => done.includes(id) && state === 'returned',
  );
  await takeStep(ctx, order, returned, { act: 'refund' });
}

function recordFailed(ctx: Needs, { id, orderId, attempt }: RefundRow, problem: string): Promise<RefundSent> {
  return inTransaction({ ...ctx, actor: systemActor }, async (inside) => {
    const order = await lockOrder(inside.db, orderId);
    const row = await refundById(inside.db, id);
    if (!order || !row) throw new Error(`no refund ${id}`);
    const step = refundLifecycle.next(row.state, 'fail');
    // A no to an older attempt says nothing of the one that is under way.
    if (!step.ok || row.attempt !== attempt) return { ok: true };
    await changeRefund(inside.db, id, { state: step.to, problem: problem.slice(0, 500) });
    const subject = { kind: 'order', id: orderId } as const;
    await appendAudit(inside, { act: 'order.refund-failed', subject, detail: { refund: id, problem } });
    announce(inside.db, order.accountId, 'orders');
    return { ok: false, reason: 'refused' };
  });
}
