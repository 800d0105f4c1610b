import { leastChargeCents } from '../money/index.ts';

/** The numbers of the customization fee. Everything a page says about it comes from here; its price is in the price list. */
export const feeTerms = {
  rooms: 4,
  validYears: 1,
  /** How long after the last boards a customer can use the satisfaction guarantee. */
  guaranteeDays: 30,
  /** The smallest amount we charge a card: a coupon that leaves less waives the rest. */
  leastChargeCents,
} as const;
