import type { Cents } from '../../money/index.ts';
import type { ShippingBand } from '../../price-list/index.ts';

/** The flat rate of a price list's bands. Shipping is free when nothing ships 'standard'. */
export function standardShipping(sum: Cents, bands: readonly ShippingBand[]): Cents {
  if (sum <= 0) return 0;
  return bands.find(({ below }) => below === null || sum < below)?.rate ?? 0;
}
