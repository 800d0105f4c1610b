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
 * Runs one call and classifies its failure. Like no answer at all, a 5xx or 429 says nothing about what happened.
 * Neither does a 409 after the library's retries: the first request with this key is still running, and the library
 * reports it like a 5xx. An invalid API key on our side throws.
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

/** For a repeated key Stripe replays its first response, which may be out of date. */
export function isReplay(response: { lastResponse: { headers: Record<string, string> } }): boolean {
  return response.lastResponse.headers['idempotent-replayed'] === 'true';
}
