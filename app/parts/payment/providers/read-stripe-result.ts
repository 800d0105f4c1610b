import type { PaymentIntentResult } from '@stripe/stripe-js';
import type { CardResult } from '../card/card-form-types.ts';
import { cardTexts } from '../card/card-texts.ts';

/** Stripe.js's answer in our words. Paid in another tab a moment ago is paid, though Stripe calls it an error. */
export function readStripeResult({ paymentIntent, error }: PaymentIntentResult): CardResult {
  const status = error ? error.payment_intent?.status : paymentIntent.status;
  if (status === 'succeeded' || status === 'processing') return { ok: true, status };
  if (error) return { ok: false, type: error.type, message: error.message ?? cardTexts.noConnection };
  return { ok: false, type: 'card_error', message: cardTexts.notAuthenticated };
}
