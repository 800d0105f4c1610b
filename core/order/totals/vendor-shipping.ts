import type { ShippingRateType } from '../../catalog/index.ts';
import { type Cents, sumCents } from '../../money/index.ts';
import type { Delivery } from '../../selection/index.ts';

export interface VendorShippedLine {
  readonly quantity: number;
  readonly delivery: Delivery;
  readonly standardShippingCents: Cents;
  readonly shippingRateType: ShippingRateType;
}

/**
 * What the vendors would have charged, piece by piece, for what our flat rate covers. Only shown: it changes no total.
 */
export function vendorShipping(lines: readonly VendorShippedLine[]): Cents {
  return sumCents(
    lines
      .filter(({ delivery, shippingRateType }) => delivery === 'standard' && shippingRateType !== 'free')
      .map(({ quantity, standardShippingCents }) => quantity * standardShippingCents),
  );
}
