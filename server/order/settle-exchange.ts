import { decideLineAct, exchangeLifecycle } from '#core/order/index.ts';
import { lockAccount } from '../account/lock-account.ts';
import { systemActor } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Payment } from '../gateways/payments/port.ts';
import { stopFailedCards } from '../payment/failed-cards.ts';
import { requireOwnPayment } from '../payment/own-payment.ts';
import { giveBackLate } from './give-back-late.ts';
import { placeReplacement } from './place-replacement.ts';
import { releaseExchange } from './release-exchange.ts';
import type { SettleNeeds } from './settle-order.ts';
import { lockOrder, orderById } from './store.ts';
import { changeExchange, type ExchangeRow, exchangeById } from './store-exchanges.ts';
import { insertEntries, linesOf } from './store-lines.ts';

export type ExchangeSettled =
  | { ok: true; row: ExchangeRow; payment: Payment | null }
  | { ok: false; reason: 'not-found' | 'provider-failed' };

/** The difference of an exchange, brought to agree with the provider; like any payment, from anywhere, any number of times. */
export async function settleExchange(ctx: SettleNeeds, exchangeId: string): Promise<ExchangeSettled> {
  const row = await exchangeById(ctx.db, exchangeId);
  if (!row) return { ok: false, reason: 'not-found' };
  if (row.state === 'complete' || !row.paymentId) return { ok: true, row, payment: null };
  const found = await ctx.payments.getPayment(row.paymentId);
  return found.ok ? settleExchangeBy(ctx, row, found.value) : { ok: false, reason: 'provider-failed' };
}

/** With the truth in hand. */
export async function settleExchangeBy(ctx: SettleNeeds, row: ExchangeRow, payment: Payment): Promise<ExchangeSettled> {
  requireOwnPayment(payment, row);
  if (payment.status !== 'succeeded') {
    const order = payment.failedAttempt ? await orderById(ctx.db, row.orderId) : null;
    if (order) await stopFailedCards(ctx, { id: row.id, accountId: order.accountId }, payment);
    return { ok: true, row, payment };
  }
  if (payment.receivedCents !== row.dueCents) {
    throw new Error(`the payment ${payment.id} took ${payment.receivedCents}, the exchange is ${row.dueCents}`);
  }
  const settled = await completeExchange(ctx, row, payment);
  if (settled.state !== 'lapsed') return { ok: true, row: settled, payment };
  await giveBackLate(ctx, { orderId: settled.orderId, lineIds: [settled.lineId], amounts: settled.due }, payment);
  return { ok: true, row: settled, payment };
}

function completeExchange(ctx: SettleNeeds, { id, orderId }: ExchangeRow, { card }: Payment): Promise<ExchangeRow> {
  return inTransaction({ ...ctx, actor: systemActor }, async (inside) => {
    const { db, clock, ids } = inside;
    const found = await orderById(db, orderId);
    if (!found) throw new Error(`no order ${orderId}`);
    await lockAccount(db, found.accountId);
    const order = (await lockOrder(db, orderId)) ?? found;
    const row = await exchangeById(db, id);
    const line = (await linesOf(db, [orderId])).find((one) => one.id === row?.lineId);
    if (!row || !line) throw new Error(`no exchange ${id}`);
    const step = exchangeLifecycle.next(row.state, 'settle');
    if (!step.ok) return row;
    const at = clock.now();
    // The request was ended in some other way: nobody pays for a piece that cannot be placed.
    if (!decideLineAct(line, 'place replacement', at).ok) return releaseExchange(inside, order, row);
    await insertEntries(
      db,
      row.due.map(({ of, lineId, cents }) => ({
        ...{ id: ids.next('entry'), orderId, kind: 'captured' as const, of, lineId, cents, at },
        paymentId: row.paymentId,
      })),
    );
    const settled = await changeExchange(db, id, { state: step.to, settledAt: at, paidCard: card });
    await placeReplacement(inside, order, line, settled);
    return settled;
  });
}
