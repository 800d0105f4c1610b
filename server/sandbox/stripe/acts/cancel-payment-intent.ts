import { z } from 'zod';
import { change } from '../books/records.ts';
import { statusAfter } from '../lifecycle.ts';
import { paymentIntentObject } from '../objects/payment-intent.ts';
import { emit } from '../webhooks/emit.ts';
import { type Call, done } from '../wire/call.ts';
import { expand } from '../wire/fields.ts';
import { intentBody, intentOf, refuseUnless } from './intent.ts';

export const cancelParams = z.strictObject({
  cancellation_reason: z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  expand,
});

export async function cancelPaymentIntent(call: Call<z.output<typeof cancelParams>>) {
  const row = await intentOf(call, undefined);
  refuseUnless(
    row,
    'cancel',
    (allowed) =>
      `You cannot cancel this PaymentIntent because it has a status of ${row.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${allowed}.`,
  );
  const changed = await change(call.tx, 'payment_intents', row, {
    status: statusAfter(row.status, 'cancel'),
    canceled_at: call.now,
    cancellation_reason: call.params.cancellation_reason ?? null,
    authentication_token: null,
    authentication_url: null,
  });
  await emit(call, ['payment_intent.canceled', paymentIntentObject(changed)]);
  return done(await intentBody(call, changed, call.params.expand));
}
