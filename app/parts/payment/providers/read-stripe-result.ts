import type { PaymentIntentResult } from '@stripe/stripe-js';
import type { CardResult } from '../card/card-form-types.ts';
import { cardTexts } from '../card/card-texts.ts';

/**
 * Translates Stripe.js's result. A payment just made in another tab counts as paid, although Stripe reports an error.
 */
export function readStripeResult({ paymentIntent, error }: PaymentIntentResult): CardResult {
  const status = error ? error.payment_intent?.status : paymentIntent.status;
  if (status === 'succeeded' || status === 'processing') return { ok: true, status };
  if (error) return { ok: false, type: error.type, message: error.message ?? cardTexts.noConnection };
  return { ok: false, type: 'card_error', message: cardTexts.notAuthenticated };
}
