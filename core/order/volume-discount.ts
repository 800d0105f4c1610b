import { type Cents, percentOf } from '../money/index.ts';

/** The spec's selectionDiscountThreshold: merchandise at or above it gets the percentage an admin has set. */
export const selectionDiscountThresholdCents: Cents = 8000_00;

export function volumeDiscount(merchandise: Cents, percent: number): Cents {
  return merchandise >= selectionDiscountThresholdCents ? percentOf(merchandise, Math.min(percent, 100)) : 0;
}
