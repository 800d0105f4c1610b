import type { FeeStatus } from '#core/fee/index.ts';
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
}

export const feeOrderOf = (row: FeeRow, clientSecret: string | null): FeeOrder => ({
  id: row.id,
  status: row.status,
  priceCents: row.priceCents,
  discountCents: row.discountCents,
  totalCents: dueCents(row),
  couponCode: row.couponCode,
  clientSecret: row.status === 'open' ? clientSecret : null,
});
