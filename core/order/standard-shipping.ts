import type { Cents } from '../money/index.ts';

/** Flat rates by the list price of everything delivered 'standard'; an exact bound belongs to the band above it. */
const BANDS: readonly { readonly below: Cents; readonly rate: Cents }[] = [
  { below: 3000_00, rate: 199_00 },
  { below: 5000_00, rate: 349_00 },
  { below: 7000_00, rate: 459_00 },
  { below: 10000_00, rate: 549_00 },
];
const HIGHEST_RATE: Cents = 649_00;

/** Nothing delivered 'standard' costs nothing to deliver. */
export function standardShipping(sum: Cents): Cents {
  if (sum <= 0) return 0;
  return BANDS.find(({ below }) => sum < below)?.rate ?? HIGHEST_RATE;
}
