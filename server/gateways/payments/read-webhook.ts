import Stripe from 'stripe';
import { z } from 'zod';
import type { WebhookReading } from './port.ts';

const envelope = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({ id: z.string().nullish(), object: z.string(), payment_intent: z.string().nullish() }),
  }),
});

/** Signed by the provider within the last five minutes (Stripe's own tolerance), or nothing. */
export function readWebhook(
  stripe: Stripe,
  secret: string,
  rawBody: string | Uint8Array,
  signature: string | null,
): WebhookReading {
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
