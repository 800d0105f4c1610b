import type { DeliveryAddress, OrderTotals, PlaceRefusal } from '#core/order/index.ts';

export interface OrderAsked {
  selectionId: string;
  address: DeliveryAddress;
  /** As it was typed; null for none. */
  coupon: string | null;
  /** What the customer saw when they pressed the button; null takes the sum as it is. */
  shown: OrderTotals | null;
}

export type OrderRefused =
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'provider-failed' }
  /** `why` is a sentence, for a code that exists but does not count. */
  | { ok: false; reason: 'invalid-code'; why: string | null }
  /** Too many codes were guessed, or too many cards failed: nothing more for so long. */
  | { ok: false; reason: 'too-many'; of: 'coupon' | 'card'; retryAfterSeconds: number }
  | ({ ok: false; names: ReadonlyMap<string, string> } & PlaceRefusal);
