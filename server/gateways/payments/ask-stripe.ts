import Stripe from 'stripe';
import type { Outcome } from './port.ts';
import { refusalType } from './read-stripe.ts';

const {
  StripeError,
  StripeAPIError,
  StripeAuthenticationError,
  StripeConnectionError,
  StripeIdempotencyError,
  StripePermissionError,
  StripeRateLimitError,
} = Stripe.errors;

/**
 * Runs one call and sorts its failure. An answer of 5xx or 429 says nothing about what happened, just as silence does;
 * nor does 409, after the library's own tries: the same question under the same key is still being answered to somebody
 * else, and the library makes it one with the 5xx. A wrong key of ours is thrown.
 */
export async function askStripe<Value>(call: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { ok: true, value: await call() };
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    if (error instanceof StripeAuthenticationError || error instanceof StripePermissionError) throw error;
    const { message } = error;
    if (
      error instanceof StripeConnectionError ||
      error instanceof StripeAPIError ||
      error instanceof StripeRateLimitError
    ) {
      return { ok: false, reason: 'unreachable', message };
    }
    const code =
      error instanceof StripeIdempotencyError ? 'idempotency_error' : (error.code ?? error.rawType ?? 'unknown');
    const type = refusalType(error.rawType, error.code, error.param);
    return { ok: false, reason: 'refused', type, code, message, payment: null };
  }
}

/** A repeated key is answered with the words of the first time, which may no longer be true. */
export function isReplay(response: { lastResponse: { headers: Record<string, string> } }): boolean {
  return response.lastResponse.headers['idempotent-replayed'] === 'true';
}
