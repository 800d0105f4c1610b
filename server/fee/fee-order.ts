import type { FeeStatus } from '#core/fee/index.ts';
import type { Payment } from '../gateways/payments/port.ts';
import { dueCents, type FeeRow } from './store.ts';

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

export function feeOrderOf(row: FeeRow, payment: Payment | null): FeeOrder {
  const open = row.status === 'open' ? payment : null;
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
