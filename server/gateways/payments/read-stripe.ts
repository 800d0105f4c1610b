import type { Stripe } from 'stripe';
import type { Customer, Payment, PaymentStatus, Refund, RefusalType, SavedCard } from './port.ts';
import { paymentStatuses } from './port.ts';

/** Converts Stripe's objects to ours. An unknown payment status is a bug, so it throws. */

const referenceKey = 'order_id';
const accountKey = 'account_id';
const refundKey = 'refund_key';

export const referenceMetadata = (reference: string) => ({ [referenceKey]: reference });
/** Stores the key as metadata, so we can find a refund by it after the provider has forgotten the idempotency key. */
export const refundMetadata = (reference: string, key: string) => ({
  ...referenceMetadata(reference),
  [refundKey]: key,
});
export const accountMetadata = (accountId: string) => ({ [accountKey]: accountId });

const idOf = (reference: string | { id: string } | null) =>
  typeof reference === 'object' ? (reference?.id ?? null) : reference;

function statusOf(status: string): PaymentStatus {
  const known = paymentStatuses.find((one) => one === status);
  if (!known) throw new Error(`the card provider answered the unknown payment status '${status}'`);
  return known;
}

/** A refusal that names a parameter is about the input; any other is about the current state. */
export function refusalType(
  type: string | undefined,
  code: string | undefined,
  param: string | undefined,
): RefusalType {
  if (type === 'card_error') return 'card_error';
  const aboutState = code === 'resource_missing' || code === 'payment_intent_unexpected_state';
  return type === 'invalid_request_error' && param && !aboutState ? 'validation_error' : 'other';
}

/** Needs `latest_charge` expanded: only the charge knows the refunded amount. */
export function readPayment(intent: Stripe.PaymentIntent): Payment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const card = charge?.paid ? charge.payment_method_details?.card : undefined;
  const error = intent.last_payment_error;
  return {
    id: intent.id,
    status: statusOf(intent.status),
    amountCents: intent.amount,
    receivedCents: intent.amount_received,
    refundedCents: charge?.amount_refunded ?? 0,
    currency: intent.currency,
    reference: intent.metadata[referenceKey] ?? null,
    customerId: idOf(intent.customer),
    clientSecret: intent.client_secret ?? '',
    card: card ? { brand: card.brand ?? 'card', last4: card.last4 ?? '' } : null,
    lastError: error
      ? {
          type: refusalType(error.type, error.code, error.param),
          code: error.code ?? error.type,
          message: error.message ?? '',
        }
      : null,
    failedAttempt: error?.charge ?? null,
  };
}

export function readCustomer(customer: Stripe.Customer): Customer {
  const { shipping } = customer;
  const address = shipping?.address;
  return {
    id: customer.id,
    name: customer.name ?? null,
    email: customer.email,
    accountId: customer.metadata[accountKey] ?? null,
    shipping: shipping
      ? {
          name: shipping.name ?? null,
          phone: shipping.phone ?? null,
          address: {
            line1: address?.line1 ?? null,
            line2: address?.line2 ?? null,
            city: address?.city ?? null,
            state: address?.state ?? null,
            postalCode: address?.postal_code ?? null,
          },
        }
      : null,
  };
}

export function readCard({ id, card }: Stripe.PaymentMethod): SavedCard {
  if (!card) throw new Error(`the payment method ${id} is not a card`);
  return { id, brand: card.brand, last4: card.last4, expiryMonth: card.exp_month, expiryYear: card.exp_year };
}

export function readRefund(refund: Stripe.Refund, paymentId: string): Refund {
  const status = (['pending', 'succeeded', 'failed', 'canceled'] as const).find((one) => one === refund.status);
  // Stripe's only other status, `requires_action`, means the money hasn't moved yet.
  return {
    id: refund.id,
    paymentId,
    amountCents: refund.amount,
    status: status ?? 'pending',
    key: refund.metadata?.[refundKey] ?? null,
  };
}
