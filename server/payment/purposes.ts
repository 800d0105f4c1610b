import type { PaymentPurpose } from '#core/payment/index.ts';
import type { Ctx } from '../context.ts';
import { feePayments } from '../fee/paying/fee-payments.ts';
import type { Payment } from '../gateways/payments/port.ts';
import { orderPayments } from '../order/placing/order-payments.ts';
import { exchangePayments } from '../order/returns/exchange-payments.ts';
import type { PaymentRow } from './payment-rows.ts';
import type { RefundRow } from './refund-rows.ts';

export type Inside = Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>;

/**
 * What differs between a fee, an order and an exchange. Each act is part of the engine's transaction, which holds the
 * account and the payment and has written how the payment stands.
 */
export interface Payable {
  /** As the card's statement says it. */
  description: string;
  /** It is paid; null: nothing had to be. 'lapsed': there is nothing to pay for any more, and it was released instead. */
  paid(ctx: Inside, payment: PaymentRow, intent: Payment | null): Promise<'paid' | 'lapsed'>;
  /** It can no longer be paid: what it held goes back. */
  lapsed(ctx: Inside, payment: PaymentRow): Promise<void>;
  /** Paid after it had lapsed: writes down that it came and goes back, once. Not in a transaction yet. */
  paidLate(ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs'>, payment: PaymentRow, intent: Payment): Promise<RefundRow[]>;
  refunds: RefundRules;
}

/** What differs when money goes back. */
export interface RefundRules {
  /** How the audit log and the live pages know what it is about. */
  kind: 'fee' | 'order';
  news: 'fee' | 'orders';
  /** Holds what it is about, so that two refunds of it are written one after the other. */
  lock(ctx: Inside, refund: RefundRow): Promise<void>;
  sent(ctx: Inside, refund: RefundRow, payment: PaymentRow): Promise<void>;
  /** The bank has sent it back: until it is sent again the customer would wait for it in vain. */
  bounced(ctx: Inside, refund: RefundRow, payment: PaymentRow): Promise<void>;
  /** As much of a failed refund as did not go back another way. */
  left(ctx: Inside, refund: RefundRow): Promise<RefundRow['amounts']>;
  /** All of it went back another way. */
  covered(ctx: Inside, refund: RefundRow): Promise<void>;
}

/** Looked up when it is used: the three know the engine, too. */
export function payable(purpose: PaymentPurpose): Payable {
  const payables: Readonly<Record<PaymentPurpose, Payable>> = {
    fee: feePayments,
    order: orderPayments,
    exchange: exchangePayments,
  };
  return payables[purpose];
}
