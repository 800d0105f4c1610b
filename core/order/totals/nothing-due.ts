import type { OrderTotals } from './totals.ts';

/** Why no card is needed, when there's nothing left that a card could be charged. */
export const nothingDueWords = (totals: OrderTotals): string => `${coveredBy(totals)}. No card needed.`;

function coveredBy({ total, coupon, feeCredit }: OrderTotals): string {
  if (total > 0) return 'What’s left is too small an amount to charge to a card, so it’s on us';
  if (feeCredit > 0 && coupon > 0) return 'Your coupon and your fee credit cover everything';
  if (feeCredit > 0) return 'Your fee credit covers everything';
  return coupon > 0 ? 'Your coupon covers everything' : 'There’s nothing to pay';
}
