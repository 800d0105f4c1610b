import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

const loading = new Map<string, Promise<Stripe | null>>();

/** One Stripe.js a page, whoever asks. Null: it could not be loaded, and may be asked for again. */
export function loadStripeOnce(publishableKey: string): Promise<Stripe | null> {
  const before = loading.get(publishableKey);
  if (before) return before;
  const promise = loadStripe(publishableKey).catch(() => {
    loading.delete(publishableKey);
    return null;
  });
  loading.set(publishableKey, promise);
  return promise;
}
