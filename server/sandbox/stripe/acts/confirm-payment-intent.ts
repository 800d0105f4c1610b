import { z } from 'zod';
import { change } from '../books/records.ts';
import type { PaymentIntentRow, PaymentMethodRow } from '../books/rows.ts';
import { declineOf, declines } from '../cards.ts';
import { statusAfter } from '../lifecycle.ts';
import { paymentIntentObject } from '../objects/payment-intent.ts';
import { emit } from '../webhooks/emit.ts';
import { type Answer, type Call, done } from '../wire/call.ts';
import { cents, expand, futureUsage, methodData, text, url } from '../wire/fields.ts';
import { randomLetters } from '../wire/ids.ts';
import { declined, invalid, missing } from '../wire/refusal.ts';
import { intentBody, intentOf, refuseUnless } from './intent.ts';
import { newPaymentMethod } from './new-payment-method.ts';
import { paymentMethod, refuseIfSpent } from './payment-methods.ts';
import { type Decided, fail, pay } from './settle.ts';

export const confirmParams = z.strictObject({
  client_secret: text.optional(),
  payment_method: text.optional(),
  payment_method_data: z.strictObject(methodData).optional(),
  amount_to_confirm: cents.optional(),
  return_url: url.optional(),
  setup_future_usage: futureUsage,
  use_stripe_sdk: z.enum(['true', 'false']).optional(),
  expand,
});

type ConfirmCall = Call<z.output<typeof confirmParams>>;

export async function confirmPaymentIntent(call: ConfirmCall): Promise<Answer> {
  const { params } = call;
  const found = await intentOf(call, params.client_secret);
  refuseUnless(found, 'choose card', (allowed) =>
    found.status === 'succeeded'
      ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
      : `You cannot confirm this PaymentIntent because it has a status of ${found.status}. Only a PaymentIntent with one of the following statuses may be confirmed: ${allowed}.`,
  );
  if (params.amount_to_confirm !== undefined && params.amount_to_confirm !== found.amount) {
    throw invalid('The amount_to_confirm does not match the amount of this PaymentIntent.', {
      code: 'intent_amount_mismatch',
      param: 'amount_to_confirm',
    });
  }
  const method = await chosenMethod(call, found);
  return attempt(call, found, method, {
    status: statusAfter(found.status, 'choose card'),
    payment_method_id: method.id,
    return_url: params.return_url ?? found.return_url,
    ...(params.setup_future_usage === undefined ? {} : { setup_future_usage: params.setup_future_usage }),
    authentication_token: null,
    authentication_url: null,
  });
}

async function chosenMethod(call: ConfirmCall, intent: PaymentIntentRow): Promise<PaymentMethodRow> {
  const { payment_method, payment_method_data } = call.params;
  if (payment_method_data) return newPaymentMethod(call, payment_method_data);
  const id = payment_method ?? intent.payment_method_id;
  if (!id) {
    throw invalid(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      { code: 'payment_intent_unexpected_state', payment_intent: paymentIntentObject(intent) },
    );
  }
  const method = await paymentMethod(call, id);
  if (method.customer_id !== null && method.customer_id !== intent.customer_id) {
    throw missing('PaymentMethod', id, 'payment_method');
  }
  refuseIfSpent(method);
  return method;
}

/** Tries the card: it pays, declines, or requires authentication first. */
async function attempt(
  call: ConfirmCall,
  found: PaymentIntentRow,
  method: PaymentMethodRow,
  decided: Decided,
): Promise<Answer> {
  const intent = { ...found, ...decided };
  const decline = call.faults.strikes('decline') ? declines.generic_decline : declineOf(method.behaviour);
  if (decline) {
    const { intent: failed, charge } = await fail(call, found, declined(decline), decided);
    const error = { ...declined(decline), ...(charge ? { charge: charge.id } : {}) };
    return { status: 402, body: { error: { ...error, payment_intent: await intentBody(call, failed) } } };
  }
  if (method.behaviour === 'authenticates') {
    return done(await intentBody(call, await askToAuthenticate(call, intent, decided), call.params.expand));
  }
  const processing = call.faults.strikes('processing');
  if (processing) {
    const started = await change(call.tx, 'payment_intents', intent, {
      ...decided,
      status: statusAfter(intent.status, 'start processing'),
      settles_at: new Date(call.now.getTime() + processing.ms),
    });
    call.hasDue();
    await emit(call, ['payment_intent.processing', paymentIntentObject(started)]);
    return done(await intentBody(call, started, call.params.expand));
  }
  return done(await intentBody(call, await pay(call, found, { method, decided }), call.params.expand));
}

async function askToAuthenticate(
  call: ConfirmCall,
  intent: PaymentIntentRow,
  decided: Decided,
): Promise<PaymentIntentRow> {
  const token = randomLetters(32);
  const asked = await change(call.tx, 'payment_intents', intent, {
    ...decided,
    status: statusAfter(intent.status, 'ask to authenticate'),
    authentication_token: token,
    authentication_url: `${call.origin}/sandbox/cards/authenticate/${intent.id}/${token}`,
  });
  await emit(call, ['payment_intent.requires_action', paymentIntentObject(asked)]);
  return asked;
}
