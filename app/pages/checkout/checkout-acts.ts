import type { AddressProblems, OrderTotals, TypedAddress } from '#core/order/index.ts';
import type { Delivery } from '#core/selection/index.ts';
import type { Quote } from '#server/order/placing/quote-order.ts';

/** What the total depends on besides the chosen pieces. */
export interface Terms {
  zip: string;
  coupon: string | null;
}

export type CheckoutAct =
  | { act: 'quote' }
  /** For the listed pieces. */
  | { act: 'delivery'; recordIds: string[]; delivery: Delivery }
  /** Fewer of a piece, or none. */
  | { act: 'quantity'; recordId: string; quantity: number }
  | { act: 'place'; address: TypedAddress; shown: OrderTotals; pieces?: string[] | undefined };

export interface CheckoutAnswer {
  ok: boolean;
  /** Why it failed, in a sentence for the customer. */
  message: string | null;
  /** The same, per field. */
  problems: AddressProblems;
  /** The updated quote; null if the selection is gone. */
  quote: Quote | null;
  /** The order waiting for its card, or one that already exists. */
  order: { id: string; paid: boolean; clientSecret: string | null } | null;
}

export const actsPath = (selectionId: string) => `/checkout/${selectionId}/acts`;
