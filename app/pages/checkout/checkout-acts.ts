import type { AddressProblems, OrderTotals, TypedAddress } from '#core/order/index.ts';
import type { Delivery } from '#core/selection/index.ts';
import type { Quote } from '#server/order/placing/quote-order.ts';

/** What the sum depends on beside what is chosen. */
export interface Terms {
  zip: string;
  coupon: string | null;
}

/** What the checkout asks the server to do. */
export type CheckoutAct =
  | { act: 'quote' }
  /** For the pieces named. */
  | { act: 'delivery'; recordIds: string[]; delivery: Delivery }
  /** Fewer of a piece, or none of it. */
  | { act: 'quantity'; recordId: string; quantity: number }
  | { act: 'place'; address: TypedAddress; shown: OrderTotals };

export interface CheckoutAnswer {
  ok: boolean;
  /** Why not, in a sentence for the customer. */
  message: string | null;
  /** The same, field by field. */
  problems: AddressProblems;
  /** How it stands afterwards; null: the selection is not there any more. */
  quote: Quote | null;
  /** The order that waits for its card, or that is there already. */
  order: { id: string; paid: boolean; clientSecret: string | null } | null;
}

export const actsPath = (selectionId: string) => `/checkout/${selectionId}/acts`;
