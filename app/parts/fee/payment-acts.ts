import type { PaymentStepFacts } from '#server/fee/paying/payment-step-facts.ts';
import type { BrowserCards } from '#server/http/router-context.ts';

/** What the payment step knows, fresh from the server. */
export interface PaymentLoaded {
  /** Null: this person has no such survey. */
  facts: PaymentStepFacts | null;
  cards: BrowserCards;
}

/** What the payment step asks the server to do. */
export type PaymentAct =
  | { act: 'zip'; zip: string }
  | { act: 'coupon'; feeId: string; code: string }
  | { act: 'remove-coupon'; feeId: string }
  /** Right before the card: is what is shown still what will be charged? */
  | { act: 'prepare'; feeId: string; shownCents: number }
  /** On arrival and right after the card: bring the open payment to the provider, and hear how it stands. */
  | { act: 'sync' };

export interface PaymentAnswer extends PaymentLoaded {
  ok: boolean;
  /** Why not, in a sentence for the customer. */
  message: string | null;
  /** A second sentence, where there is more to say. */
  why: string | null;
}

export const paymentPath = '/quiz/payment';
