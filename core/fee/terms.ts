import { fromDollars, leastChargeCents } from '../money/index.ts';
import { selectionServiceFee } from '../settings/index.ts';

/** The numbers of the customization fee. Whatever a page says about it is derived from here. */
export const feeTerms = {
  priceCents: fromDollars(selectionServiceFee),
  rooms: 4,
  validYears: 1,
  /** How long after the last boards the satisfaction guarantee may be asked for. */
  guaranteeDays: 30,
  /** Less than this no card is charged: what a coupon leaves below it is waived. */
  leastChargeCents,
} as const;
