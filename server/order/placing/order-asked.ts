import type { DeliveryAddress, OrderTotals, PlaceRefusal } from '#core/order/index.ts';

export interface OrderAsked {
  selectionId: string;
  address: DeliveryAddress;
  /** As typed; null for none. */
  coupon: string | null;
  /** The totals the customer saw when they pressed the button; null accepts the current totals. */
  shown: OrderTotals | null;
  /** The pieces they saw then, if the caller says. */
  pieces?: readonly string[] | undefined;
}

export type OrderRefused =
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'provider-failed' }
  /** `why` explains why a code that exists doesn't apply. */
  | { ok: false; reason: 'invalid-code'; why: string | null }
  /** Too many codes were guessed or too many cards failed. The customer has to wait. */
  | { ok: false; reason: 'too-many'; of: 'coupon' | 'card'; retryAfterSeconds: number }
  | ({ ok: false; names: ReadonlyMap<string, string> } & PlaceRefusal);
