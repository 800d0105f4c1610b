/** What use cases may ask of the card provider. They can't tell whether it's Stripe or the sandbox. */
export interface Payments {
  createCustomer(customer: NewCustomer): Promise<Outcome<Customer>>;
  getCustomer(id: string): Promise<Outcome<Customer>>;
  updateCustomer(id: string, changes: CustomerChanges): Promise<Outcome<Customer>>;

  createPayment(payment: NewPayment): Promise<Outcome<Payment>>;
  getPayment(id: string): Promise<Outcome<Payment>>;
  updatePayment(change: PaymentChange): Promise<Outcome<Payment>>;
  /** Succeeds if the payment is already canceled. Refused, with the current state, if it can no longer be canceled. */
  cancelPayment(id: string): Promise<Outcome<Payment>>;

  listCards(customerId: string): Promise<Outcome<SavedCard[]>>;
  /** Refused with `resource_missing` if the card isn't this customer's. */
  removeCard(customerId: string, cardId: string): Promise<Outcome<SavedCard>>;

  refund(refund: NewRefund): Promise<Outcome<Refund>>;
  /** Every refund of a payment, in its current state. */
  listRefunds(paymentId: string): Promise<Outcome<Refund[]>>;

  /** Takes the raw body and the `Stripe-Signature` header. */
  readWebhook(rawBody: string | Uint8Array, signature: string | null): WebhookReading;
}

export type Outcome<Value> = { ok: true; value: Value } | Refused | Unreachable;

/** The provider answered no. This call charged nothing. */
export interface Refused {
  ok: false;
  reason: 'refused';
  type: RefusalType;
  /** The provider's code: `card_declined`, `payment_intent_unexpected_state`, `idempotency_error`, … */
  code: string;
  /** The provider's message. Can be shown to the customer if the type is `card_error`. */
  message: string;
  /** The payment's current state, if the refusal includes it. */
  payment: Payment | null;
}

export type RefusalType = 'card_error' | 'validation_error' | 'other';

/**
 * No answer, or an inconclusive one. The action may have happened: retry with the same key, or fetch the current state.
 */
export interface Unreachable {
  ok: false;
  reason: 'unreachable';
  message: string;
}

export interface Address {
  line1?: string;
  line2?: string;
  city?: string;
  /** Two-letter abbreviation. */
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
  /** Our own id for the payment. */
  reference: string;
  amountCents: number;
  customerId: string;
  description: string;
  /** The reference, reused as the key. */
  idempotencyKey: string;
}

export interface PaymentChange {
  id: string;
  amountCents?: number;
  /** Save the card after it pays. Only if the customer checked the box. */
  saveCard?: boolean;
  /** The reference plus its revision. */
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
  /** Lowercase, as the provider writes it: `usd`. */
  currency: string;
  /** Our own id for the payment; null if it isn't ours. */
  reference: string | null;
  customerId: string | null;
  /** Only for the browser of the paying customer. */
  clientSecret: string;
  /** The card that paid. */
  card: PaidCard | null;
  lastError: { type: RefusalType; code: string; message: string } | null;
  /** The provider's id of the last declined charge. */
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
  /** The idempotency key it was requested with; null if it was made by hand. */
  key: string | null;
}

export type WebhookReading = { ok: true; event: WebhookEvent } | { ok: false; reason: 'bad-signature' };

/** Ids only: we fetch the current state and never read it from the event. */
export interface WebhookEvent {
  id: string;
  type: string;
  /** Null for the few objects without an id, such as a balance. */
  objectId: string | null;
  /** The payment that the object is or belongs to. */
  paymentId: string | null;
}
