import { type Cents, percentOf } from '../../money/index.ts';
import type { PriceList } from '../../price-list/index.ts';

/** Merchandise at or above the list's threshold gets the percentage an admin has set. */
export function volumeDiscount(
  merchandise: Cents,
  percent: number,
  { volumeThresholdCents }: Pick<PriceList, 'volumeThresholdCents'>,
): Cents {
  return merchandise >= volumeThresholdCents ? percentOf(merchandise, Math.min(percent, 100)) : 0;
}
