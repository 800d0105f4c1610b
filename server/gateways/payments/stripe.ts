import Stripe from 'stripe';
import { z } from 'zod';
import { askStripe, isReplay } from './ask-stripe.ts';
import type { CustomerChanges, Outcome, Payment, Payments, WebhookReading } from './port.ts';
import {
  accountMetadata,
  readCard,
  readCustomer,
  readPayment,
  readRefund,
  referenceMetadata,
  refundMetadata,
} from './read-stripe.ts';

const envelope = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({ id: z.string().nullish(), object: z.string(), payment_intent: z.string().nullish() }),
  }),
});

/** Accepts only events signed within the last five minutes (Stripe's own tolerance). */
function readWebhook(
  stripe: Stripe,
  secret: string,
  rawBody: string | Uint8Array,
  signature: string | null,
): WebhookReading {
  // The library has another error for a signature that's empty, such as `t=,v1=`.
  if (signature?.split(',').some((part) => part.trim().endsWith('='))) return { ok: false, reason: 'bad-signature' };
  try {
    const event = envelope.parse(stripe.webhooks.constructEvent(rawBody, signature ?? '', secret));
    const { id, object, payment_intent } = event.data.object;
    const paymentId = (object === 'payment_intent' ? id : payment_intent) ?? null;
    return { ok: true, event: { id: event.id, type: event.type, objectId: id ?? null, paymentId } };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return { ok: false, reason: 'bad-signature' };
    throw error;
  }
}

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Another server that speaks Stripe's wire format, such as `http://127.0.0.1:3000`. Null means Stripe itself. */
  apiBase?: string | null;
  /** How long one attempt may take before it counts as unanswered. */
  timeoutMs?: number;
}

const withCharge = { expand: ['latest_charge'] };

export function stripePayments({ secretKey, webhookSecret, apiBase, timeoutMs = 15_000 }: StripeSettings): Payments {
  const stripe = new Stripe(secretKey, {
    ...(apiBase ? addressOf(apiBase) : {}),
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
  });
  const { customers, paymentIntents, paymentMethods, refunds } = stripe;

  const getPayment = (id: string): Promise<Outcome<Payment>> =>
    askStripe(async () => readPayment(await paymentIntents.retrieve(id, withCharge)));

  /** Returns the payment's current state, even if the key was used before. */
  async function settleOn(call: () => Promise<Stripe.Response<Stripe.PaymentIntent>>): Promise<Outcome<Payment>> {
    const answer = await askStripe(call);
    if (answer.ok) {
      return isReplay(answer.value) ? getPayment(answer.value.id) : { ok: true, value: readPayment(answer.value) };
    }
    return answer;
  }

  async function withTruth(id: string, outcome: Outcome<Payment>): Promise<Outcome<Payment>> {
    if (outcome.ok || outcome.reason !== 'refused' || outcome.code !== 'payment_intent_unexpected_state')
      return outcome;
    const truth = await getPayment(id);
    return truth.ok ? { ...outcome, payment: truth.value } : truth;
  }

  return {
    createCustomer: ({ accountId, idempotencyKey, ...changes }) =>
      askStripe(async () => {
        const fields = { ...customerFields(changes), metadata: accountMetadata(accountId) };
        return readCustomer(await customers.create(fields, { idempotencyKey }));
      }),

    async getCustomer(id) {
      const found = await askStripe(() => customers.retrieve(id));
      if (!found.ok) return found;
      if (!found.value.deleted) return { ok: true, value: readCustomer(found.value) };
      const message = `No such customer: '${id}'`;
      return { ok: false, reason: 'refused', type: 'other', code: 'resource_missing', message, payment: null };
    },

    updateCustomer: (id, changes) =>
      askStripe(async () => readCustomer(await customers.update(id, customerFields(changes)))),

    createPayment: ({ reference, amountCents, customerId, description, idempotencyKey }) =>
      settleOn(() =>
        paymentIntents.create(
          {
            amount: amountCents,
            currency: 'usd',
            customer: customerId,
            description,
            metadata: referenceMetadata(reference),
            allowed_payment_method_types: ['card'],
            ...withCharge,
          },
          { idempotencyKey },
        ),
      ),

    getPayment,

    async updatePayment({ id, amountCents, saveCard, idempotencyKey }) {
      const changes: Stripe.PaymentIntentUpdateParams = { ...withCharge };
      if (amountCents !== undefined) changes.amount = amountCents;
      // We never charge a saved card on our own; the customer is always present.
      if (saveCard !== undefined) changes.setup_future_usage = saveCard ? 'on_session' : '';
      return withTruth(id, await settleOn(() => paymentIntents.update(id, changes, { idempotencyKey })));
    },

    async cancelPayment(id) {
      const outcome = await withTruth(id, await settleOn(() => paymentIntents.cancel(id, withCharge)));
      if (!outcome.ok && outcome.reason === 'refused' && outcome.payment?.status === 'canceled') {
        return { ok: true, value: outcome.payment };
      }
      return outcome;
    },

    listCards: (customerId) =>
      askStripe(async () => {
        const found = await customers.listPaymentMethods(customerId, { type: 'card', limit: 100 });
        return found.data.map(readCard);
      }),

    removeCard: (customerId, cardId) =>
      askStripe(async () => {
        const card = await customers.retrievePaymentMethod(customerId, cardId);
        await paymentMethods.detach(card.id);
        return readCard(card);
      }),

    refund: ({ paymentId, amountCents, reference, idempotencyKey }) =>
      askStripe(async () => {
        const fields = {
          payment_intent: paymentId,
          amount: amountCents,
          metadata: refundMetadata(reference, idempotencyKey),
        };
        return readRefund(await refunds.create(fields, { idempotencyKey }), paymentId);
      }),

    listRefunds: (paymentId) =>
      askStripe(async () => {
        const found = await refunds.list({ payment_intent: paymentId, limit: 100 });
        return found.data.map((refund) => readRefund(refund, paymentId));
      }),

    readWebhook: (rawBody, signature) => readWebhook(stripe, webhookSecret, rawBody, signature),
  };
}

function addressOf(apiBase: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const { hostname, port, protocol, pathname } = new URL(apiBase);
  if (pathname !== '/') throw new Error(`the card provider's address must be an origin, without a path: ${apiBase}`);
  const secure = protocol === 'https:';
  return { host: hostname, port: port || (secure ? '443' : '80'), protocol: secure ? 'https' : 'http' };
}

function customerFields({
  name,
  email,
  shipping,
}: CustomerChanges): Stripe.CustomerUpdateParams & Stripe.CustomerCreateParams {
  return {
    ...(name === undefined ? {} : { name }),
    ...(email === undefined ? {} : { email }),
    ...(shipping === undefined ? {} : { shipping: shippingFields(shipping) }),
  };
}

function shippingFields({ name, phone, address }: NonNullable<CustomerChanges['shipping']>) {
  const { postalCode, ...lines } = address;
  return {
    name,
    ...(phone === undefined ? {} : { phone }),
    address: { country: 'US', ...lines, ...(postalCode === undefined ? {} : { postal_code: postalCode }) },
  };
}
