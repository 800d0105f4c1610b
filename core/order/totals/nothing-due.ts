import { formatList } from '../../texts/index.ts';
import type { OrderTotals } from './totals.ts';

/** Why no card is needed, when there's nothing left that a card could be charged. */
export const nothingDueWords = (totals: OrderTotals): string => `${coveredBy(totals)}. No card needed.`;

function coveredBy({ total, coupon, feeCredit, promiseCredit }: OrderTotals): string {
  if (total > 0) return 'What’s left is too small an amount to charge to a card, so it’s on us';
  const payers = [
    ...(coupon > 0 ? ['your coupon'] : []),
    ...(feeCredit > 0 ? ['your fee credit'] : []),
    ...(promiseCredit > 0 ? ['your credit for late boards'] : []),
  ];
  if (payers.length === 0) return 'There’s nothing to pay';
  const named = formatList(payers);
  return `${named.charAt(0).toUpperCase()}${named.slice(1)} ${payers.length === 1 ? 'covers' : 'cover'} everything`;
}
