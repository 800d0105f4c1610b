import { z } from 'zod';
import { change, find, findAndLock, insert } from '../books/records.ts';
import type { ChargeRow, RefundRow } from '../books/rows.ts';
import { refundObject } from '../objects/refund.ts';
import { emit } from '../webhooks/emit.ts';
import { type Call, done, endpoint, type Moment, type Request } from '../wire/call.ts';
import { expand, integer, metadata, page, text } from '../wire/fields.ts';
import { newId } from '../wire/ids.ts';
import { invalid, type Json, missing } from '../wire/refusal.ts';
import { mergeMetadata } from './given.ts';
import { chargeBody, refundedOf } from './intent.ts';
import { listPage } from './list-page.ts';

const createParams = z.strictObject({
  payment_intent: text,
  amount: integer
    .refine((value) => value >= 1, {
      error: 'This value must be greater than or equal to 1.',
      params: { code: 'parameter_invalid_integer' },
    })
    .optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata,
  expand,
});
const listParams = z.strictObject({ payment_intent: text, ...page, expand });

export const refundEndpoints = [
  endpoint('post', '/v1/refunds', { params: createParams, act: createRefund }),
  endpoint('get', '/v1/refunds', { params: listParams, act: listRefunds }),
  endpoint('get', '/v1/refunds/:id', { params: z.strictObject({ expand }), act: retrieveRefund }),
];

async function createRefund(call: Call<z.output<typeof createParams>>) {
  const { tx, params, now } = call;
  // Lock the payment's row, so that simultaneous refunds are counted one after the other.
  const intent = await findAndLock(tx, 'payment_intents', params.payment_intent);
  if (!intent) throw missing('payment_intent', params.payment_intent, 'payment_intent');
  const charge = await paidCharge(call, intent.id);
  const left = charge.amount - (await refundedOf(call, charge.id));
  if (left === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  const amount = params.amount ?? left;
  if (amount > left) {
    throw invalid(`Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`, {
      param: 'amount',
    });
  }
  const refund = await insert(tx, 'refunds', {
    id: newId('re'),
    created: now,
    charge_id: charge.id,
    payment_intent_id: intent.id,
    amount,
    reason: params.reason ?? null,
    metadata: mergeMetadata({}, params.metadata),
    status: 'succeeded',
  });
  await moveMoney(call, refund, amount);
  await emit(call, ['refund.created', refundObject(refund)]);
  await emit(call, ['charge.refunded', await chargeBody(call, charge.id, intent)]);
  return done(refundObject(refund));
}

/** Moves money to the cardholder; a negative amount moves it back. */
async function moveMoney({ tx, now }: Moment, refund: RefundRow, cents: number): Promise<void> {
  await tx.query(
    `insert into card_sandbox.entries (at, payment_intent_id, charge_id, refund_id, account, cents)
     values ($1, $2, $3, $4, 'merchant', $5), ($1, $2, $3, $4, 'cardholder', $6)`,
    [now, refund.payment_intent_id, refund.charge_id, refund.id, -cents, cents],
  );
}

/** Days later the bank rejects the refund, and the money goes back to the merchant. */
export async function failRefund(moment: Moment, id: string): Promise<Json> {
  const found = await findAndLock(moment.tx, 'refunds', id);
  if (!found) throw missing('refund', id, 'id');
  if (found.status === 'failed') return refundObject(found);
  const failed = await change(moment.tx, 'refunds', found, { status: 'failed' });
  await moveMoney(moment, failed, -failed.amount);
  await emit(moment, ['refund.failed', refundObject(failed)]);
  return refundObject(failed);
}

async function paidCharge(call: Request, intentId: string): Promise<ChargeRow> {
  const { rows } = await call.tx.query<ChargeRow>(
    `select * from card_sandbox.charges where payment_intent_id = $1 and status = 'succeeded'`,
    [intentId],
  );
  const charge = rows[0];
  if (!charge) throw invalid(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
  return charge;
}

async function listRefunds(call: Call<z.output<typeof listParams>>) {
  const { rows } = await call.tx.query<RefundRow>(
    'select * from card_sandbox.refunds where payment_intent_id = $1 order by created desc, id desc',
    [call.params.payment_intent],
  );
  return done(listPage(rows.map(refundObject), call.params, '/v1/refunds'));
}

async function retrieveRefund(call: Request) {
  const refund = await find(call.tx, 'refunds', call.id);
  if (!refund) throw missing('refund', call.id, 'id');
  return done(refundObject(refund));
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
