import type { LedgerEntry } from '#core/money/index.ts';
import { openOrderLedger, orderPaymentLifecycle } from '#core/order/index.ts';
import { owedContacts } from '../account/account-contact.ts';
import { lockAccountOfOrder } from '../account/lock-account.ts';
import { actorName, type Ctx, systemActor } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { spendCredit } from '../fee/order-credit.ts';
import type { Payment } from '../gateways/payments/port.ts';
import { announce } from '../live/announce.ts';
import { promiseMail } from '../mail/promise-mail.ts';
import { requireOwnPayment } from '../payment/own-payment.ts';
import { markOrdered } from '../project/mark-ordered.ts';
import { changeSelectionState } from '../selection/change-selection-state.ts';
import { orderedMail } from './mail-ordered.ts';
import { receiptMail } from './mail-receipt.ts';
import { sellPieces } from './sell-pieces.ts';
import { changeHeldOrder, chargeOf, lockOrder, type OrderRow, totalsOf } from './store.ts';
import { insertEntries, insertEvents, type LineRow, linesOf } from './store-lines.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs'>;

/**
 * The one transaction in which an order becomes paid: books, stock, sales, credit, selection, project, mails and news,
 * or nothing of it. Null for the payment says that nothing had to be paid. Null: there is no such order.
 */
export function completeOrder(ctx: Needs, id: string, payment: Payment | null): Promise<OrderRow | null> {
  return inTransaction(ctx, async (inside) => {
    await lockAccountOfOrder(inside.db, id);
    const row = await lockOrder(inside.db, id);
    // An order that does not know its payment yet is settled by whoever asks next.
    if (!row || (payment && row.paymentId === null)) return row;
    if (payment) requirePaid(row, payment);
    const { accountId } = row;
    const step = orderPaymentLifecycle.next(row.payment, 'settle');
    if (!step.ok) return row;
    const lines = await linesOf(inside.db, [id]);
    const paid = await changeHeldOrder(inside.db, row, {
      payment: step.to,
      paidAt: inside.clock.now(),
      paidCard: payment?.card ?? null,
    });
    await writeBooks(inside, paid, lines);
    await sellPieces(
      inside,
      id,
      lines.map(({ recordId, quantity, shares }) => ({ recordId, quantity, listCents: shares.list })),
    );
    if (row.feeId) await spendCredit(inside, { accountId, feeId: row.feeId, orderId: id });
    await beginLines(inside, lines);
    await promiseOrderMails(inside, paid, lines, await orderSelection(inside, paid));
    announce(inside.db, accountId, 'orders');
    return paid;
  });
}

function requirePaid(row: OrderRow, payment: Payment): void {
  requireOwnPayment(payment, row);
  if (payment.receivedCents === chargeOf(row)) return;
  throw new Error(`the payment ${payment.id} took ${payment.receivedCents}, the order ${row.id} is ${chargeOf(row)}`);
}

/** What the books of an order say once it is paid. */
export function orderEntries(row: OrderRow, lines: readonly LineRow[]): LedgerEntry[] {
  const shippingTax = row.taxCents - lines.reduce((sum, { shares }) => sum + shares.tax, 0);
  return openOrderLedger(
    { lines: lines.map(({ shares }) => shares), shippingTax, totals: totalsOf(row) },
    lines.map(({ id }) => id),
  );
}

async function writeBooks(ctx: Needs, row: OrderRow, lines: readonly LineRow[]): Promise<void> {
  const { paymentId } = row;
  const at = ctx.clock.now();
  await insertEntries(
    ctx.db,
    // What was waived is nowhere in the books: nobody took it.
    orderEntries(row, lines)
      .filter(({ kind }) => kind !== 'captured' || paymentId !== null)
      .map((entry) => ({
        id: ctx.ids.next('entry'),
        orderId: row.id,
        paymentId: entry.kind === 'captured' ? paymentId : null,
        at,
        ...entry,
      })),
  );
}

async function beginLines(ctx: Needs, lines: readonly LineRow[]): Promise<void> {
  const at = ctx.clock.now();
  const actor = actorName(systemActor);
  await insertEvents(
    ctx.db,
    lines.map(({ id, state }) => ({ id: ctx.ids.next('event'), lineId: id, act: 'place', state, actor, at })),
  );
}

/** A newer pair may have come while the card was asked, or the project been closed: what was paid for stands. */
async function orderSelection(ctx: Needs, { selectionId }: OrderRow): Promise<string | null> {
  const selection = await changeSelectionState(ctx, { selectionId, act: 'order' });
  if (selection) await markOrdered(ctx, { surveyId: selection.surveyId });
  return selection?.specialistId ?? null;
}

async function promiseOrderMails(
  ctx: Needs,
  order: OrderRow,
  lines: readonly LineRow[],
  specialistId: string | null,
): Promise<void> {
  const people = await owedContacts(ctx, [order.accountId, ...(specialistId ? [specialistId] : [])]);
  const customer = people.get(order.accountId);
  if (!customer) return;
  const specialist = people.get(specialistId ?? '');
  const mails = [
    receiptMail(order, lines, customer),
    ...(specialist?.hasAccount ? [orderedMail(order, lines, customer, specialist)] : []),
  ];
  await promiseMail(ctx, ctx.db, ...mails);
}
