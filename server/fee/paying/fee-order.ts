import type { FeeStatus } from '#core/fee/index.ts';
import type { Ctx } from '../../context.ts';
import type { Payment } from '../../gateways/payments/port.ts';
import { changeDue, lockPayment } from '../../payment/payment-rows.ts';
import { changeFee, dueCents, type FeeRow, lockFee } from '../store.ts';

/** A fee as shown to the customer who pays it. */
export interface FeeOrder {
  id: string;
  status: FeeStatus;
  priceCents: number;
  discountCents: number;
  totalCents: number;
  couponCode: string | null;
  /** Only for this customer's browser; null when there is nothing to pay by card. */
  clientSecret: string | null;
  /** The card went through, but the bank hasn't confirmed yet. */
  processing: boolean;
  /** Why the last card attempt failed. */
  lastError: { type: string; message: string } | null;
}

export function feeOrderOf(row: FeeRow, intent: Payment | null): FeeOrder {
  const open = row.status === 'open' ? intent : null;
  return {
    id: row.id,
    status: row.status,
    priceCents: row.priceCents,
    discountCents: row.discountCents,
    totalCents: dueCents(row),
    couponCode: row.couponCode,
    clientSecret: open?.clientSecret ?? null,
    processing: open?.status === 'processing',
    lastError: open?.lastError ? { type: open.lastError.type, message: open.lastError.message } : null,
  };
}

/** Locks a fee whose amount may change. The payment comes first, the same order in which settling locks them. */
export async function lockFeeToChange(tx: Ctx['db'], feeId: string): Promise<FeeRow | null> {
  return (await lockPayment(tx, feeId)) ? lockFee(tx, feeId) : null;
}

/** Sets or removes the coupon on the fee and adjusts the payment's amount. */
export async function changeCoupon(
  { db }: Pick<Ctx, 'db'>,
  { id, priceCents }: FeeRow,
  coupon: Pick<FeeRow, 'couponCode' | 'discountCents'>,
): Promise<void> {
  await changeFee(db, id, coupon);
  await changeDue(db, id, priceCents - coupon.discountCents);
}
