import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import { expect, test } from 'vitest';
import { readStripeResult } from './read-stripe-result.ts';

const paid = (status: string) => ({ paymentIntent: { status } as PaymentIntent }) satisfies PaymentIntentResult;
const failed = (error: Partial<StripeError>) => ({ error: error as StripeError }) satisfies PaymentIntentResult;

test.each([
  [paid('succeeded'), { ok: true, status: 'succeeded' }],
  [paid('processing'), { ok: true, status: 'processing' }],
  [
    failed({ type: 'card_error', message: 'Your card was declined.' }),
    { ok: false, type: 'card_error', message: 'Your card was declined.' },
  ],
  [
    failed({ type: 'validation_error', message: 'Your card number is incomplete.' }),
    { ok: false, type: 'validation_error', message: 'Your card number is incomplete.' },
  ],
  [
    failed({ type: 'invalid_request_error', message: 'x', payment_intent: { status: 'succeeded' } as PaymentIntent }),
    { ok: true, status: 'succeeded' },
  ],
])('%j is %j', (result, expected) => expect(readStripeResult(result)).toEqual(expected));

test('a payment that is neither paid nor refused doesn’t count as paid', () => {
  expect(readStripeResult(paid('requires_payment_method'))).toMatchObject({ ok: false });
  expect(readStripeResult(paid('requires_action'))).toMatchObject({ ok: false });
});
