import type { Ref } from 'react';

/** `type` is the provider's word: card_error, validation_error, or another. */
export interface CardRefusal {
  ok: false;
  /** `api_connection_error`: nobody here knows whether the card was charged. Ask the server before saying so. */
  type: string;
  message: string;
}

export type CardResult = { ok: true; status: 'succeeded' | 'processing' } | CardRefusal;

/** A payment that the server has opened. */
export interface OpenedPayment {
  clientSecret: string;
  /** An absolute address of this shop. */
  returnUrl: string;
}

export interface CardFormHandle {
  /** Is what is chosen and typed complete? For a page that opens the payment only once it is. */
  check(): Promise<{ ok: true } | CardRefusal>;
  /**
   * Pays with what is chosen and typed, the form's own payment or the one opened since. If the bank wants to see the
   * customer, the page is left for `returnUrl`.
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
  /** Null: the payment is opened when the button is pressed, and handed to `confirm`. */
  clientSecret: string | null;
  /** What will be paid, where there is no payment yet that says so. */
  amountCents?: number;
  /** Where the card sandbox is reached, empty for this very server; null: Stripe itself. */
  apiBase: string | null;
  /** An absolute address of this shop. */
  returnUrl: string;
  savedCards?: readonly SavedCard[];
  /** A zip code that the page knows already: the card's, until another is typed. */
  billingZip?: string;
  /** Shows the tick that keeps the card. Nothing is kept without it. */
  offerToSave: boolean;
  ref: Ref<CardFormHandle>;
}

export type ChosenCard = { kind: 'saved'; id: string } | { kind: 'new'; save: boolean };

/** What the two forms are given: everything but the address, which is what chose between them. */
export type EngineProps = Omit<CardFormProps, 'apiBase'>;
