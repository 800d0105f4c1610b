/** What the use cases may ask of the card provider. Whoever stands behind it, Stripe or the sandbox, is not visible here. */
export interface Payments {
  createCustomer(customer: NewCustomer): Promise<Outcome<Customer>>;
  getCustomer(id: string): Promise<Outcome<Customer>>;
  updateCustomer(id: string, changes: CustomerChanges): Promise<Outcome<Customer>>;

  createPayment(payment: NewPayment): Promise<Outcome<Payment>>;
  getPayment(id: string): Promise<Outcome<Payment>>;
  updatePayment(change: PaymentChange): Promise<Outcome<Payment>>;
  /** A payment that is already cancelled is a success; one that can no longer be cancelled is refused, with the truth. */
  cancelPayment(id: string): Promise<Outcome<Payment>>;

  listCards(customerId: string): Promise<Outcome<SavedCard[]>>;
  /** Refused with `resource_missing` when the card is not this customer's. */
  removeCard(customerId: string, cardId: string): Promise<Outcome<SavedCard>>;

  refund(refund: NewRefund): Promise<Outcome<Refund>>;
  /** Every refund of a payment, as it stands now. */
  listRefunds(paymentId: string): Promise<Outcome<Refund[]>>;

  /** The body exactly as it arrived, and the header `Stripe-Signature`. */
  readWebhook(rawBody: string | Uint8Array, signature: string | null): WebhookReading;
}

export type Outcome<Value> = { ok: true; value: Value } | Refused | Unreachable;

/** The provider answered, and the answer is no. Nothing was charged by this call. */
export interface Refused {
  ok: false;
  reason: 'refused';
  type: RefusalType;
  /** The provider's word for it: `card_declined`, `payment_intent_unexpected_state`, `idempotency_error`, … */
  code: string;
  /** The provider's sentence, fit for the customer where the type is `card_error`. */
  message: string;
  /** How the payment stands, where the refusal tells it. */
  payment: Payment | null;
}

export type RefusalType = 'card_error' | 'validation_error' | 'other';

/** No answer, or one that says nothing. It may have happened: ask again with the same key, or fetch the truth. */
export interface Unreachable {
  ok: false;
  reason: 'unreachable';
  message: string;
}

export interface Address {
  line1?: string;
  line2?: string;
  city?: string;
  /** Abbreviation. */
  state?: string;
  postalCode?: string;
}

export interface CustomerChanges {
  name?: string;
  email?: string;
  shipping?: { name: string; phone?: string; address: Address };
}

export interface NewCustomer extends CustomerChanges {
  accountId: string;
  idempotencyKey: string;
}

export interface Customer {
  id: string;
  name: string | null;
  email: string | null;
  accountId: string | null;
  shipping: { name: string | null; phone: string | null; address: Required<Nullable<Address>> } | null;
}

type Nullable<Shape> = { [Key in keyof Shape]: Shape[Key] | null };

export interface NewPayment {
  /** Our id of the payment. */
  reference: string;
  amountCents: number;
  customerId: string;
  description: string;
  /** The reference. */
  idempotencyKey: string;
}

export interface PaymentChange {
  id: string;
  amountCents?: number;
  /** Keep the card for the customer once it has paid: only by an explicit tick. */
  saveCard?: boolean;
  /** The reference and its revision. */
  idempotencyKey: string;
}

export const paymentStatuses = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'succeeded',
  'canceled',
] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

export interface Payment {
  id: string;
  status: PaymentStatus;
  amountCents: number;
  receivedCents: number;
  refundedCents: number;
  /** Lower case, as the provider writes it: `usd`. */
  currency: string;
  /** Our id of the payment; null: it is not one of ours. */
  reference: string | null;
  customerId: string | null;
  /** For the browser of the person who pays, and nobody else. */
  clientSecret: string;
  /** The card that paid. */
  card: PaidCard | null;
  lastError: { type: RefusalType; code: string; message: string } | null;
  /** The provider's id of the last card that was asked and said no. */
  failedAttempt: string | null;
}

export interface PaidCard {
  brand: string;
  last4: string;
}

export interface SavedCard extends PaidCard {
  id: string;
  expiryMonth: number;
  expiryYear: number;
}

export interface NewRefund {
  paymentId: string;
  amountCents: number;
  reference: string;
  idempotencyKey: string;
}

export interface Refund {
  id: string;
  paymentId: string;
  amountCents: number;
  status: 'pending' | 'succeeded' | 'failed' | 'canceled';
  /** The key it was asked for with; null for one that was made by hand. */
  key: string | null;
}

export type WebhookReading = { ok: true; event: WebhookEvent } | { ok: false; reason: 'bad-signature' };

/** Ids only: how things stand is fetched, never read from the event. */
export interface WebhookEvent {
  id: string;
  type: string;
  /** Null for the few objects that have none, such as a balance. */
  objectId: string | null;
  /** The payment that the object is, or belongs to. */
  paymentId: string | null;
}
