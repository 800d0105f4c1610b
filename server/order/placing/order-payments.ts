import { and, eq, sql } from 'drizzle-orm';
import type { LedgerEntry } from '#core/money/index.ts';
import { openOrderLedger } from '#core/order/index.ts';
import { productName } from '#core/settings/index.ts';
import { owedContacts } from '../../account/account-contact.ts';
import { counting, type ListedSales, listedSales, type Sold } from '../../catalog/count-sales.ts';
import { lockItems } from '../../catalog/lock-items.ts';
import { putBackStock } from '../../catalog/take-stock.ts';
import { actorName, type Ctx } from '../../context.ts';
import { type Given, preparedStatement } from '../../db/prepared-statements.ts';
import { reservation } from '../../db/schema/index.ts';
import { returnCredit, spendCredit } from '../../fee/order-credit.ts';
import type { Payment } from '../../gateways/payments/port.ts';
import { announce } from '../../live/announce.ts';
import { promiseMail } from '../../mail/promise-mail.ts';
import type { PaymentRow } from '../../payment/payment-rows.ts';
import type { Inside, Payable } from '../../payment/purposes.ts';
import { requireWhole } from '../../payment/sync.ts';
import { markOrdered } from '../../project/mark-ordered.ts';
import { returnPromiseCredits } from '../../project/promise/order-credits.ts';
import { releaseCoupon } from '../../promotion/release-coupon.ts';
import { changeSelectionState } from '../../selection/change-selection-state.ts';
import { giveBackLate } from '../fulfillment/give-back-late.ts';
import { orderedMail } from '../letters/mail-ordered.ts';
import { receiptMail } from '../letters/mail-receipt.ts';
import { promiseFollow } from '../promise-follow.ts';
import { orderRefunds } from '../returns/order-refunds.ts';
import {
  changeHeldOrder,
  changeOrder,
  heldFor,
  lockOrder,
  type OrderRow,
  orderById,
  releaseHeld,
  totalsOf,
} from '../store.ts';
import { insertEntries, insertEvents, type LineRow, linesOf } from '../store-lines.ts';
import { tellOfOrder } from '../tell-of-order.ts';

const closeAndCount = preparedStatement((tx, listed: Given<ListedSales & { orderId: string }>) => {
  const closed = tx.$with('closed').as(
    tx
      .update(reservation)
      .set({ state: 'sold' })
      .where(and(eq(reservation.orderId, listed.orderId), sql`${reservation.state} = 'held'`)),
  );
  return counting(tx, listed, closed);
});

/** Turns an order's reservations into sales, in the transaction in which it becomes paid. */
async function sellPieces({ db }: Pick<Ctx, 'db'>, orderId: string, sold: readonly Sold[]): Promise<void> {
  await closeAndCount(db, { orderId, ...listedSales(sold) });
}

/** The payment rules for an order: its pieces are held for a while, then go back on sale. */
export const orderPayments: Payable = {
  description: `${productName} furniture`,
  paid: completeOrder,
  lapsed: lapseOrder,
  async paidLate(ctx, { id }, intent) {
    const order = await orderById(ctx.db, id);
    if (!order) throw new Error(`no order ${id}`);
    const amounts = orderEntries(order, await linesOf(ctx.db, [id])).filter(({ kind }) => kind === 'captured');
    return giveBackLate(ctx, { orderId: id, lineIds: [], amounts }, intent);
  },
  refunds: orderRefunds,
};

/** Everything that follows a paid order: books, stock, sales, credit, selection, project, emails and live updates. */
async function completeOrder(ctx: Inside, payment: PaymentRow, intent: Payment | null): Promise<'paid'> {
  requireWhole(intent, payment);
  const { id } = payment;
  const row = await lockOrder(ctx.db, id);
  if (!row) throw new Error(`no order ${id}`);
  const { accountId } = row;
  const lines = await linesOf(ctx.db, [id]);
  const paid = await changeHeldOrder(ctx.db, row, { payment: payment.state, paidAt: payment.paidAt });
  await writeBooks(ctx, paid, lines, payment.intentId);
  await sellPieces(
    ctx,
    id,
    lines.map(({ recordId, quantity, shares }) => ({ recordId, quantity, listCents: shares.list })),
  );
  if (row.feeId) await spendCredit(ctx, { accountId, feeId: row.feeId, orderId: id });
  await beginLines(ctx, lines);
  await promiseOrderMails(ctx, { order: paid, lines, card: payment.card }, await orderSelection(ctx, paid));
  await promiseFollow(ctx, id);
  await tellOfOrder(ctx, 'order.paid', paid, lines);
  announce(ctx.db, accountId, 'orders');
  return 'paid';
}

/** The ledger entries of a paid order. */
function orderEntries(row: OrderRow, lines: readonly LineRow[]): LedgerEntry[] {
  const shippingTax = row.taxCents - lines.reduce((sum, { shares }) => sum + shares.tax, 0);
  return openOrderLedger(
    { lines: lines.map(({ shares }) => shares), shippingTax, totals: totalsOf(row) },
    lines.map(({ id }) => id),
  );
}

async function writeBooks(
  ctx: Inside,
  row: OrderRow,
  lines: readonly LineRow[],
  intentId: string | null,
): Promise<void> {
  const at = ctx.clock.now();
  await insertEntries(
    ctx.db,
    // Waived amounts aren't in the books, because no one took them.
    orderEntries(row, lines)
      .filter(({ kind }) => kind !== 'captured' || intentId !== null)
      .map((entry) => ({
        id: ctx.ids.next('entry'),
        orderId: row.id,
        intentId: entry.kind === 'captured' ? intentId : null,
        at,
        ...entry,
      })),
  );
}

async function beginLines(ctx: Inside, lines: readonly LineRow[]): Promise<void> {
  const at = ctx.clock.now();
  const actor = actorName(ctx.actor);
  await insertEvents(
    ctx.db,
    lines.map(({ id, state }) => ({ id: ctx.ids.next('event'), lineId: id, act: 'place', state, actor, at })),
  );
}

/** A newer pair may have been published, or the project closed, meanwhile. What was paid for still counts. */
async function orderSelection(ctx: Inside, { selectionId }: OrderRow): Promise<string | null> {
  const selection = await changeSelectionState(ctx, { selectionId, act: 'order' });
  if (selection) await markOrdered(ctx, { surveyId: selection.surveyId });
  return selection?.specialistId ?? null;
}

async function promiseOrderMails(
  ctx: Inside,
  { order, lines, card }: { order: OrderRow; lines: readonly LineRow[]; card: PaymentRow['card'] },
  specialistId: string | null,
): Promise<void> {
  const people = await owedContacts(ctx, [order.accountId, ...(specialistId ? [specialistId] : [])]);
  const customer = people.get(order.accountId);
  if (!customer) return;
  const specialist = people.get(specialistId ?? '');
  const mails = [
    receiptMail({ order, lines, card }, customer, ctx.clock.now()),
    ...(specialist?.hasAccount ? [orderedMail(order, lines, customer, specialist)] : []),
  ];
  await promiseMail(ctx, ctx.db, ...mails);
}

/** Releases everything an order held. */
async function lapseOrder(ctx: Inside, { id, state, lapsedAt }: PaymentRow): Promise<void> {
  const row = await lockOrder(ctx.db, id);
  if (!row) throw new Error(`no order ${id}`);
  const held = await heldFor(ctx.db, [id]);
  await lockItems(
    ctx,
    held.map(({ recordId }) => recordId),
  );
  await putBackStock(ctx, held);
  await releaseHeld(ctx.db, id);
  await releaseCoupon(ctx, { orderId: id });
  if (row.feeId) await returnCredit(ctx, { feeId: row.feeId, orderId: id });
  await returnPromiseCredits(ctx, id);
  await changeOrder(ctx.db, id, { payment: state, lapsedAt });
  announce(ctx.db, row.accountId, 'orders');
}
