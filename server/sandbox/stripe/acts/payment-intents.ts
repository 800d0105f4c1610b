import { z } from 'zod';
import { change, find, insert } from '../books/records.ts';
import { statusAfter } from '../lifecycle.ts';
import { paymentIntentObject } from '../objects/payment-intent.ts';
import { emit } from '../webhooks/emit.ts';
import { type Call, done, endpoint } from '../wire/call.ts';
import {
  cardOnly,
  cents,
  clearable,
  currency,
  email,
  expand,
  futureUsage,
  metadata,
  shipping,
  text,
} from '../wire/fields.ts';
import { newId, randomLetters } from '../wire/ids.ts';
import { missing } from '../wire/refusal.ts';
import { confirmParams, confirmPaymentIntent } from './confirm-payment-intent.ts';
import { given, mergeMetadata } from './given.ts';
import { intentBody, intentOf, intentSeen, refuseUnless } from './intent.ts';
import { paymentMethod } from './payment-methods.ts';

const cancelParams = z.strictObject({
  cancellation_reason: z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  expand,
});

async function cancelPaymentIntent(call: Call<z.output<typeof cancelParams>>) {
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

const common = {
  description: clearable,
  metadata,
  receipt_email: email,
  setup_future_usage: futureUsage,
  shipping,
  expand,
};
const createParams = z.strictObject({
  amount: cents,
  currency,
  customer: text.optional(),
  payment_method: text.optional(),
  allowed_payment_method_types: cardOnly.optional(),
  ...common,
});
const updateParams = z.strictObject({ amount: cents.optional(), currency: currency.optional(), ...common });
const retrieveParams = z.strictObject({ client_secret: text.optional(), expand });

export const paymentIntentEndpoints = [
  endpoint('post', '/v1/payment_intents', { params: createParams, act: createPaymentIntent }),
  endpoint('get', '/v1/payment_intents/:id', {
    publishable: true,
    params: retrieveParams,
    act: retrievePaymentIntent,
  }),
  endpoint('post', '/v1/payment_intents/:id', { params: updateParams, act: updatePaymentIntent }),
  endpoint('post', '/v1/payment_intents/:id/confirm', {
    publishable: true,
    params: confirmParams,
    act: confirmPaymentIntent,
  }),
  endpoint('post', '/v1/payment_intents/:id/cancel', { params: cancelParams, act: cancelPaymentIntent }),
];

async function createPaymentIntent(call: Call<z.output<typeof createParams>>) {
  const { params, tx } = call;
  const { customer } = params;
  if (customer && !(await find(tx, 'customers', customer))) throw missing('customer', customer, 'customer');
  const method = params.payment_method ? await paymentMethod(call, params.payment_method) : null;
  const id = newId('pi');
  const row = await insert(tx, 'payment_intents', {
    id,
    created: call.now,
    amount: params.amount,
    amount_received: 0,
    currency: params.currency,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
    client_secret: `${id}_secret_${randomLetters(25)}`,
    customer_id: customer ?? null,
    payment_method_id: method?.id ?? null,
    latest_charge_id: null,
    description: params.description ?? null,
    receipt_email: params.receipt_email ?? null,
    setup_future_usage: params.setup_future_usage ?? null,
    shipping: params.shipping ?? null,
    metadata: mergeMetadata({}, params.metadata),
    return_url: null,
    authentication_url: null,
    authentication_token: null,
    last_payment_error: null,
    settles_at: null,
    canceled_at: null,
    cancellation_reason: null,
  });
  await emit(call, ['payment_intent.created', paymentIntentObject(row)]);
  return done(await intentBody(call, row, params.expand));
}

async function retrievePaymentIntent(call: Call<z.output<typeof retrieveParams>>) {
  return done(await intentBody(call, await intentSeen(call, call.params.client_secret), call.params.expand));
}

async function updatePaymentIntent(call: Call<z.output<typeof updateParams>>) {
  const { amount, metadata, expand, currency: _, ...fields } = call.params;
  const row = await intentOf(call, undefined);
  let status = row.status;
  if (amount !== undefined && amount !== row.amount) {
    refuseUnless(
      row,
      'change amount',
      (allowed) =>
        `This PaymentIntent's amount could not be updated because it has a status of ${row.status}. You may only update the amount of a PaymentIntent with one of the following statuses: ${allowed}.`,
    );
    status = statusAfter(row.status, 'change amount');
  }
  if (fields.setup_future_usage !== undefined) {
    refuseUnless(
      row,
      'choose card',
      (allowed) =>
        `This PaymentIntent's setup_future_usage could not be updated because it has a status of ${row.status}. You may only update the setup_future_usage of a PaymentIntent with one of the following statuses: ${allowed}.`,
    );
  }
  const changed = await change(call.tx, 'payment_intents', row, {
    ...given({ ...fields, amount }),
    status,
    ...(metadata === undefined ? {} : { metadata: mergeMetadata(row.metadata, metadata) }),
    ...(status === row.status ? {} : { authentication_token: null, authentication_url: null }),
  });
  return done(await intentBody(call, changed, expand));
}
