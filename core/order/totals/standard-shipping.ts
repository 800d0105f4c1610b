import type { Cents } from '../../money/index.ts';

/** Flat rates by the list price of everything delivered 'standard'; an exact bound belongs to the band above it. */
const BANDS: readonly { readonly below: Cents; readonly rate: Cents }[] = [
  { below: 3000_00, rate: 199_00 },
  { below: 5000_00, rate: 349_00 },
  { below: 7000_00, rate: 459_00 },
  { below: 10000_00, rate: 549_00 },
];
const HIGHEST_RATE: Cents = 649_00;

export interface ShippingBand {
  readonly from: Cents;
  /** Null for the last band, which has no upper limit. */
  readonly below: Cents | null;
  readonly rate: Cents;
}

/** The same bands, for pages that list them. */
export const standardShippingBands: readonly ShippingBand[] = [...BANDS, { below: null, rate: HIGHEST_RATE }].map(
  (band, at) => ({ from: BANDS[at - 1]?.below ?? 0, ...band }),
);

/** Shipping is free when nothing ships 'standard'. */
export function standardShipping(sum: Cents): Cents {
  if (sum <= 0) return 0;
  return BANDS.find(({ below }) => sum < below)?.rate ?? HIGHEST_RATE;
}
