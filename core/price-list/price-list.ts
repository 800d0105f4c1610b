import { type Cents, fromDollars } from '../money/index.ts';
import { type Day, easternDay, startOfDay } from '../promotion/index.ts';
import { selectionDiscountThreshold, selectionServiceFee } from '../settings/index.ts';

/** A flat rate by the list price of everything delivered 'standard'. */
export interface ShippingBand {
  /** An exact bound belongs to the band above it. Null for the last band, which has no upper limit. */
  readonly below: Cents | null;
  readonly rate: Cents;
}

/** What the shop charges besides the pieces. */
export interface PriceList {
  readonly feeCents: Cents;
  /** In ascending order; the last one is open. */
  readonly shippingBands: readonly ShippingBand[];
  /** Merchandise at or above this gets the volume discount's percentage. */
  readonly volumeThresholdCents: Cents;
}

export interface DatedPriceList extends PriceList {
  /** It holds from midnight in New York, until the next list begins. */
  readonly fromDay: Day;
}

/** What holds until an admin's first list begins. */
export const standardPriceList: PriceList = {
  feeCents: fromDollars(selectionServiceFee),
  shippingBands: [
    { below: 3000_00, rate: 199_00 },
    { below: 5000_00, rate: 349_00 },
    { below: 7000_00, rate: 459_00 },
    { below: 10000_00, rate: 549_00 },
    { below: null, rate: 649_00 },
  ],
  volumeThresholdCents: fromDollars(selectionDiscountThreshold),
};

/** A list that hasn't begun yet can still be changed and withdrawn. */
export const isComing = (fromDay: Day, now: Date): boolean => fromDay > easternDay(now);

/** The list that holds at a moment: the last one that has begun. */
export function priceListAt(lists: readonly DatedPriceList[], now: Date): PriceList {
  return lastBegun(lists, now) ?? standardPriceList;
}

/** The lists that will hold, soonest first. */
export const comingLists = (lists: readonly DatedPriceList[], now: Date): DatedPriceList[] =>
  lists.filter(({ fromDay }) => isComing(fromDay, now)).sort((a, b) => (a.fromDay < b.fromDay ? -1 : 1));

/** The day the list that holds now began; null for the first one. */
export const heldSince = (lists: readonly DatedPriceList[], now: Date): Day | null =>
  lastBegun(lists, now)?.fromDay ?? null;

function lastBegun(lists: readonly DatedPriceList[], now: Date): DatedPriceList | undefined {
  return lists
    .filter(({ fromDay }) => startOfDay(fromDay) <= now)
    .reduce<DatedPriceList | undefined>((last, next) => (last && last.fromDay > next.fromDay ? last : next), undefined);
}
