import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

const loading = new Map<string, Promise<Stripe | null>>();

/** One Stripe.js a page, whoever asks; a failed load may be tried again. */
export function loadStripeOnce(publishableKey: string): Promise<Stripe | null> {
  const before = loading.get(publishableKey);
  if (before) return before;
  const promise = loadStripe(publishableKey);
  loading.set(publishableKey, promise);
  promise.catch(() => loading.delete(publishableKey));
  return promise;
}
