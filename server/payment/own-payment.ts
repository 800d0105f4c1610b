import type { Payment } from '../gateways/payments/port.ts';

/** A payment is believed only where it is the one that we asked for, for this very order. Anything else is a bug. */
export function requireOwnPayment(payment: Payment, order: { id: string; paymentId: string | null }): void {
  const ours = payment.id === order.paymentId && payment.orderId === order.id && payment.currency === 'usd';
  if (!ours) throw new Error(`the payment ${payment.id} is not the one of ${order.id}`);
}
