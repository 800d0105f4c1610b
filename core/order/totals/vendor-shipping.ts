import type { ShippingRateType } from '../../catalog/index.ts';
import { type Cents, sumCents } from '../../money/index.ts';
import type { Delivery } from '../../selection/index.ts';
import type { OrderTotals } from './totals.ts';

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

/** What the customer saves on delivery by taking white glove for everything; 0 if it costs as much or more. */
export function whiteGloveSaving(
  { shipping, whiteGlove }: Pick<OrderTotals, 'shipping' | 'whiteGlove'>,
  pieces: readonly { readonly whiteGloveCents: Cents }[],
): Cents {
  return Math.max(0, shipping + whiteGlove - sumCents(pieces.map(({ whiteGloveCents }) => whiteGloveCents)));
}
