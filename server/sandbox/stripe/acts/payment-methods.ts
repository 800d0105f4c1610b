import { z } from 'zod';
import { change, find, findAndLock } from '../books/records.ts';
import type { PaymentMethodRow } from '../books/rows.ts';
import { declineOf } from '../cards.ts';
import { paymentMethodObject } from '../objects/payment-method.ts';
import { emit } from '../webhooks/emit.ts';
import { type Call, done, endpoint, type Moment, type Request } from '../wire/call.ts';
import { expand, methodData, page, text } from '../wire/fields.ts';
import { declined, invalid, missing, Refusal } from '../wire/refusal.ts';
import { listPage } from './list-page.ts';
import { newPaymentMethod, paymentMethodByAlias } from './new-payment-method.ts';

const newParams = z.strictObject({ ...methodData, expand });
const attachParams = z.strictObject({ customer: text, expand });
const listParams = z.strictObject({ customer: text, type: z.literal('card').optional(), ...page, expand });
const ofCustomerParams = listParams.omit({ customer: true });
const none = z.strictObject({ expand });

export const paymentMethodEndpoints = [
  endpoint('post', '/v1/payment_methods', { publishable: true, params: newParams, act: createPaymentMethod }),
  endpoint('get', '/v1/payment_methods', {
    params: listParams,
    act: (call) => listOf(call, call.params.customer, '/v1/payment_methods'),
  }),
  endpoint('get', '/v1/payment_methods/:id', { params: none, act: retrievePaymentMethod }),
  endpoint('post', '/v1/payment_methods/:id/attach', { params: attachParams, act: attachPaymentMethod }),
  endpoint('post', '/v1/payment_methods/:id/detach', { params: none, act: detachPaymentMethod }),
  endpoint('get', '/v1/customers/:id/payment_methods', {
    params: ofCustomerParams,
    act: (call) => listOf(call, call.id, `/v1/customers/${call.id}/payment_methods`),
  }),
  endpoint('get', '/v1/customers/:id/payment_methods/:innerId', { params: none, act: retrieveOfCustomer }),
];

async function createPaymentMethod(call: Call<z.output<typeof newParams>>) {
  return done(paymentMethodObject(await newPaymentMethod(call, call.params)));
}

async function retrievePaymentMethod(call: Request) {
  return done(paymentMethodObject(await paymentMethod(call, call.id)));
}

async function retrieveOfCustomer(call: Request) {
  const row = await find(call.tx, 'payment_methods', call.innerId);
  if (row?.customer_id !== call.id) throw missing('PaymentMethod', call.innerId, 'payment_method');
  return done(paymentMethodObject(row));
}

async function listOf(call: Call<z.output<typeof ofCustomerParams>>, customerId: string, url: string) {
  if (!(await find(call.tx, 'customers', customerId))) throw missing('customer', customerId, 'customer');
  const { rows } = await call.tx.query<PaymentMethodRow>(
    'select * from card_sandbox.payment_methods where customer_id = $1 order by created desc, id desc',
    [customerId],
  );
  return done(listPage(rows.map(paymentMethodObject), call.params, url));
}

async function attachPaymentMethod(call: Call<z.output<typeof attachParams>>) {
  const row = await paymentMethod(call, call.id);
  const { customer } = call.params;
  if (!(await find(call.tx, 'customers', customer))) throw missing('customer', customer, 'customer');
  const decline = declineOf(row.behaviour);
  if (decline) throw new Refusal(402, declined(decline));
  return done(paymentMethodObject(await attach(call, row, customer)));
}

async function detachPaymentMethod(call: Request) {
  const row = await paymentMethod(call, call.id);
  if (row.customer_id === null) {
    throw invalid('The payment method you provided is not attached to a customer so detachment is impossible.', {
      code: 'payment_method_unexpected_state',
    });
  }
  const changed = await change(call.tx, 'payment_methods', row, { customer_id: null, spent: true });
  await emit(call, ['payment_method.detached', paymentMethodObject(changed)]);
  return done(paymentMethodObject(changed));
}

/** Finds it by id, or creates it from one of the test names. */
export async function paymentMethod(moment: Moment, id: string): Promise<PaymentMethodRow> {
  const row = (await findAndLock(moment.tx, 'payment_methods', id)) ?? (await paymentMethodByAlias(moment, id));
  if (!row) throw missing('PaymentMethod', id, 'payment_method');
  return row;
}

export async function attach(moment: Moment, row: PaymentMethodRow, customerId: string): Promise<PaymentMethodRow> {
  if (row.customer_id === customerId) return row;
  if (row.customer_id !== null) {
    throw invalid('The payment method you provided has already been attached to a customer.', {
      code: 'payment_method_unexpected_state',
    });
  }
  refuseIfSpent(row);
  const changed = await change(moment.tx, 'payment_methods', row, { customer_id: customerId });
  await emit(moment, ['payment_method.attached', paymentMethodObject(changed)]);
  return changed;
}

export function refuseIfSpent(row: PaymentMethodRow): void {
  if (!row.spent) return;
  throw invalid(
    'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.',
  );
}
