import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import type { Payment } from '../../gateways/payments/port.ts';
import { refundsOfPayment } from '../../payment/refund-rows.ts';
import { type PaymentNeeds, peekPayment, syncPayment } from '../../payment/sync.ts';
import { orderById } from '../store.ts';
import { forCustomer, type OrderView, viewOrders } from './order-view.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'payments' | 'actor'>;

export type Receipt =
  | { state: 'paid'; order: OrderView }
  /** Paid at the provider but not settled here yet. The page asks for that. */
  | { state: 'settling'; orderId: string }
  /** The bank is still deciding. */
  | { state: 'waiting'; orderId: string }
  /** The provider isn't answering, so it may or may not be paid. */
  | { state: 'unknown'; orderId: string }
  /** `ended`: it can no longer be paid, and what it held is released. */
  | { state: 'unpaid'; selectionId: string; problem: Payment['lastError']; ended: boolean }
  /** Paid after it had ended, so the money was refunded. */
  | { state: 'given-back'; selectionId: string };

/** The page the browser returns to after paying. Read-only. */
export async function getReceipt(ctx: Needs, orderId: string): Promise<Receipt | null> {
  const allowed = authorise(ctx.actor, 'order.view-own');
  const row = allowed.ok ? await orderById(ctx.db, orderId) : null;
  if (!allowed.ok || row?.accountId !== allowed.account.id) return null;
  const seen = await peekPayment(ctx, orderId);
  if (!seen.ok) return { state: 'unknown', orderId };
  const { row: payment, intent } = seen;
  if (payment.state === 'complete') {
    const [order] = await viewOrders(ctx, [row]);
    return order ? { state: 'paid', order: forCustomer(order) } : null;
  }
  const { selectionId } = row;
  const ended = payment.state === 'lapsed';
  if (intent?.status === 'processing') return { state: 'waiting', orderId };
  if (intent?.status === 'succeeded') {
    const isGivenBack = ended && (await refundsOfPayment(ctx.db, orderId)).some(({ reason }) => reason === 'late');
    return isGivenBack ? { state: 'given-back', selectionId } : { state: 'settling', orderId };
  }
  if (!ended && payment.dueCents === 0) return { state: 'settling', orderId };
  return { state: 'unpaid', selectionId, problem: intent?.lastError ?? null, ended };
}

/** Settles the customer's own order that was just paid. Either this or the webhook gets there first. */
export async function settleReceipt(ctx: PaymentNeeds, orderId: string): Promise<boolean> {
  const allowed = authorise(ctx.actor, 'order.view-own');
  return allowed.ok && (await syncPayment(ctx, orderId, allowed.account.id)).ok;
}
