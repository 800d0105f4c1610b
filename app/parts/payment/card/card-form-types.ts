import type { Ref } from 'react';

/** `type` is the provider's error type: card_error, validation_error, or another. */
export interface CardRefusal {
  ok: false;
  /** `api_connection_error`: we don't know if the card was charged. Ask the server before telling the customer. */
  type: string;
  message: string;
}

export type CardResult = { ok: true; status: 'succeeded' | 'processing' } | CardRefusal;

/** A payment the server has opened. */
export interface OpenedPayment {
  clientSecret: string;
  /** An absolute URL on this site. */
  returnUrl: string;
}

export interface CardFormHandle {
  /** Checks that the chosen or typed card is complete, for a page that opens the payment only after that. */
  check(): Promise<{ ok: true } | CardRefusal>;
  /**
   * Pays with the chosen or typed card, using the form's own payment or the one passed in. If the bank requires
   * authentication, the browser leaves the page and returns to `returnUrl`.
   */
  confirm(opened?: OpenedPayment): Promise<CardResult>;
}

export interface SavedCard {
  id: string;
  brand: string;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
}

export interface CardFormProps {
  publishableKey: string;
  /** Null if the payment is opened on submit and passed to `confirm`. */
  clientSecret: string | null;
  /** The amount to pay, while there is no payment to read it from. */
  amountCents?: number;
  /** The card sandbox's base URL, empty for this server; null for Stripe itself. */
  apiBase: string | null;
  /** An absolute URL on this site. */
  returnUrl: string;
  savedCards?: readonly SavedCard[];
  /** A zip code the page already knows; prefilled until the customer types another. */
  billingZip?: string;
  /** Shows the checkbox that saves the card. Without it, nothing is saved. */
  offerToSave: boolean;
  ref: Ref<CardFormHandle>;
}

export type ChosenCard = { kind: 'saved'; id: string } | { kind: 'new'; save: boolean };

/** Props for both forms: all but `apiBase`, which decides between them. */
export type EngineProps = Omit<CardFormProps, 'apiBase'>;
