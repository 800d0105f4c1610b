import { type Cents, fromDollars, percentOf } from '../../money/index.ts';
import { selectionDiscountThreshold } from '../../settings/index.ts';

/** Merchandise at or above this gets the percentage an admin has set. */
export const volumeDiscountThreshold: Cents = fromDollars(selectionDiscountThreshold);

export function volumeDiscount(merchandise: Cents, percent: number): Cents {
  return merchandise >= volumeDiscountThreshold ? percentOf(merchandise, Math.min(percent, 100)) : 0;
}
