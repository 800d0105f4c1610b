import type { FeeStatus } from '#core/fee/index.ts';
import type { Ctx } from '../../context.ts';
import type { Payment } from '../../gateways/payments/port.ts';
import { changeDue, lockPayment } from '../../payment/payment-rows.ts';
import { changeFee, dueCents, type FeeRow, lockFee } from '../store.ts';

/** A fee as the person who pays it sees it. */
export interface FeeOrder {
  id: string;
  status: FeeStatus;
  priceCents: number;
  discountCents: number;
  totalCents: number;
  couponCode: string | null;
  /** For the browser of this person and nobody else; null when there is nothing to pay by card. */
  clientSecret: string | null;
  /** The card was taken, and the bank has not said its last word. */
  processing: boolean;
  /** Why the last card did not pay. */
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

/** Holds a fee whose amount may change: its payment first, in the order in which it settles. */
export async function lockFeeToChange(tx: Ctx['db'], feeId: string): Promise<FeeRow | null> {
  return (await lockPayment(tx, feeId)) ? lockFee(tx, feeId) : null;
}

/** Another coupon, or none: the fee says so, and its payment asks for as much less. */
export async function changeCoupon(
  { db }: Pick<Ctx, 'db'>,
  { id, priceCents }: FeeRow,
  coupon: Pick<FeeRow, 'couponCode' | 'discountCents'>,
): Promise<void> {
  await changeFee(db, id, coupon);
  await changeDue(db, id, priceCents - coupon.discountCents);
}
