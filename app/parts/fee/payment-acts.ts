import type { PaymentStepFacts } from '#server/fee/paying/payment-step-facts.ts';
import type { BrowserCards } from '#server/http/router-context.ts';

/** The payment step's data, fresh from the server. */
export interface PaymentLoaded {
  /** Null if this user has no such survey. */
  facts: PaymentStepFacts | null;
  cards: BrowserCards;
}

export type PaymentAct =
  | { act: 'zip'; zip: string }
  | { act: 'coupon'; feeId: string; code: string }
  | { act: 'remove-coupon'; feeId: string }
  /** Right before charging the card: is the amount shown still the amount charged? */
  | { act: 'prepare'; feeId: string; shownCents: number }
  /** On arrival and right after the card: reconcile the open payment with the provider and return its state. */
  | { act: 'sync' };

export interface PaymentAnswer extends PaymentLoaded {
  ok: boolean;
  /** Why it failed, in a sentence for the customer. */
  message: string | null;
  /** A second sentence, if there is more to say. */
  why: string | null;
}

export const paymentPath = '/quiz/payment';

/** Where a bank sends the customer back to: a checkout page that settles the fee and shows the result. */
export const feeReturnPath = (feeId: string) => `/checkout/fee?order=${encodeURIComponent(feeId)}`;
