import { authorise } from '../account/authorise.ts';
import type { Payment } from '../gateways/payments/port.ts';
import { forCustomer, type OrderView, viewOrders } from './order-view.ts';
import { type SettleNeeds, settleRow } from './settle-order.ts';
import { settleTogether } from './settle-together.ts';
import { orderById } from './store.ts';

export type Receipt =
  | { state: 'paid'; order: OrderView }
  /** The bank has the card and has not decided. */
  | { state: 'waiting'; orderId: string }
  /** The provider does not answer just now: it may have been paid, or not. */
  | { state: 'unknown'; orderId: string }
  /** Ended: it can no longer be paid, and what it held is released. */
  | { state: 'unpaid'; selectionId: string; problem: Payment['lastError']; ended: boolean }
  /** Paid after it had ended, so the money went back. */
  | { state: 'given-back'; selectionId: string };

/** Where the browser comes back to after paying. Settles first: whoever is quicker, this or the webhook, does it. */
export async function getReceipt(ctx: SettleNeeds, orderId: string): Promise<Receipt | null> {
  const allowed = authorise(ctx.actor, 'order.view-own');
  const row = allowed.ok ? await orderById(ctx.db, orderId) : null;
  if (!allowed.ok || row?.accountId !== allowed.account.id) return null;
  const settled = await settleTogether(row.paymentId ?? row.id, () => settleRow(ctx, row));
  if (!settled.ok) return { state: 'unknown', orderId };
  if (settled.row.payment === 'complete') {
    const [order] = await viewOrders(ctx, [settled.row]);
    return order ? { state: 'paid', order: forCustomer(order) } : null;
  }
  if (settled.payment?.status === 'processing') return { state: 'waiting', orderId };
  const { selectionId } = row;
  const ended = settled.row.payment === 'lapsed';
  if (ended && settled.payment?.status === 'succeeded') return { state: 'given-back', selectionId };
  return { state: 'unpaid', selectionId, problem: settled.payment?.lastError ?? null, ended };
}
