import type { PaymentPurpose, RefundSubject } from '#core/payment/index.ts';
import type { Ctx } from '../context.ts';
import type { Payment } from '../gateways/payments/port.ts';
import type { PaymentRow } from './payment-rows.ts';
import type { RefundRow } from './refund-rows.ts';

export type Inside = Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>;

/**
 * What differs between a fee, an order and an exchange. Each function runs inside the engine's transaction, which has
 * locked the account and the payment.
 */
export interface Payable {
  /** As it appears on the card statement. */
  description: string;
  /** Paid. `intent` is null if nothing was due. 'lapsed': there is nothing left to pay for, so it was released. */
  paid(ctx: Inside, payment: PaymentRow, intent: Payment | null): Promise<'paid' | 'lapsed'>;
  /** It can no longer be paid: release what it held. */
  lapsed(ctx: Inside, payment: PaymentRow): Promise<void>;
  /** Paid after it lapsed: records the money and its refund, once. Runs outside the engine's transaction. */
  paidLate(ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs'>, payment: PaymentRow, intent: Payment): Promise<RefundRow[]>;
  refunds: RefundRules;
}

/** How refunds differ between fees and orders. */
export interface RefundRules {
  /** The subject's name in the audit log and in live updates. */
  kind: RefundSubject;
  news: 'fee' | 'orders';
  /** Locks the fee or order, so that two refunds of it are written one after the other. */
  lock(ctx: Inside, refund: RefundRow): Promise<void>;
  sent(ctx: Inside, refund: RefundRow, payment: PaymentRow): Promise<void>;
  /** The bank returned it. The customer won't get the money until the refund is sent again. */
  bounced(ctx: Inside, refund: RefundRow, payment: PaymentRow): Promise<void>;
  /** The part of a failed refund that hasn't been returned another way. */
  left(ctx: Inside, refund: RefundRow): Promise<RefundRow['amounts']>;
  /** All of it was returned another way. */
  covered(ctx: Inside, refund: RefundRow): Promise<void>;
}

export type Payables = Readonly<Record<PaymentPurpose, Payable>>;

let known: Payables | null = null;

/** Tells the engine what follows from a payment. Every process that moves money calls this once, at its start. */
export function setPayables(payables: Payables): void {
  known = payables;
}

export function payable(purpose: PaymentPurpose): Payable {
  if (!known) throw new Error('setPayables was not called: the engine does not know what follows from a payment');
  return known[purpose];
}
