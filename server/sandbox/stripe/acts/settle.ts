import { change, find, insert, insertWith } from '../books/records.ts';
import type { ChargeRow, PaymentIntentRow, PaymentMethodRow } from '../books/rows.ts';
import { statusAfter } from '../lifecycle.ts';
import { chargeObject } from '../objects/charge.ts';
import { paymentIntentObject } from '../objects/payment-intent.ts';
import { paymentMethodObject } from '../objects/payment-method.ts';
import { emit } from '../webhooks/emit.ts';
import type { Moment } from '../wire/call.ts';
import { newId } from '../wire/ids.ts';
import type { ErrorBody } from '../wire/refusal.ts';
import { chargeBody } from './intent.ts';
import { attach } from './payment-methods.ts';

/** Changes to a payment that aren't written yet; they're written together with the outcome. */
export type Decided = Partial<PaymentIntentRow>;

/** Moves the money. The caller holds the lock on the payment's row. */
export async function pay(
  moment: Moment,
  held: PaymentIntentRow,
  { method: known, decided = {} }: { method?: PaymentMethodRow; decided?: Decided } = {},
): Promise<PaymentIntentRow> {
  const intent = { ...held, ...decided };
  const method = known ?? (await methodOf(moment, intent));
  const charge = newCharge(moment, intent, method, null);
  const keptFor = intent.setup_future_usage ? intent.customer_id : null;
  const isSpent = keptFor === null && method.customer_id === null;
  await insertWith(moment.tx, 'charges', charge, `${isSpent ? spending : ''} ${booking}`);
  if (keptFor) await attach(moment, method, keptFor);
  const paid = await change(moment.tx, 'payment_intents', intent, {
    ...decided,
    status: statusAfter(intent.status, 'pay'),
    amount_received: intent.amount,
    latest_charge_id: charge.id,
    last_payment_error: null,
    settles_at: null,
    authentication_token: null,
    authentication_url: null,
  });
  await emit(
    moment,
    ['charge.succeeded', chargeObject({ charge, intent: paid, method, refunded: 0 })],
    ['payment_intent.succeeded', paymentIntentObject(paid)],
  );
  return paid;
}

/** What follows from a charge: the card can't be used again, and the money moves from one side to the other. */
const spending = `, spent as (
    update card_sandbox.payment_methods set spent = true where id = (select payment_method_id from added)
  )`;
const booking = `insert into card_sandbox.entries (at, payment_intent_id, charge_id, account, cents)
  select created, payment_intent_id, id, account, sign * amount from added,
  (values ('cardholder', -1), ('merchant', 1)) as side (account, sign)`;

/**
 * The card or its owner declined, so the customer must choose a card again. Only a card that was tried leaves a charge.
 */
export async function fail(
  moment: Moment,
  held: PaymentIntentRow,
  error: ErrorBody,
  decided: Decided = {},
): Promise<{ intent: PaymentIntentRow; charge: ChargeRow | null }> {
  const intent = { ...held, ...decided };
  const method = await methodOf(moment, intent);
  const charge =
    error.type === 'card_error' ? await insert(moment.tx, 'charges', newCharge(moment, intent, method, error)) : null;
  const failed = await change(moment.tx, 'payment_intents', intent, {
    ...decided,
    status: statusAfter(intent.status, 'fail'),
    payment_method_id: null,
    latest_charge_id: charge?.id ?? intent.latest_charge_id,
    last_payment_error: {
      ...error,
      ...(charge ? { charge: charge.id } : {}),
      payment_method: paymentMethodObject(method),
    },
    settles_at: null,
    authentication_token: null,
    authentication_url: null,
  });
  await emit(moment, ...(charge ? [['charge.failed', await chargeBody(moment, charge.id, failed)] as const] : []), [
    'payment_intent.payment_failed',
    paymentIntentObject(failed),
  ]);
  return { intent: failed, charge };
}

async function methodOf(moment: Moment, intent: PaymentIntentRow): Promise<PaymentMethodRow> {
  const method = intent.payment_method_id && (await find(moment.tx, 'payment_methods', intent.payment_method_id));
  if (!method) throw new Error(`the payment ${intent.id} has no card to settle with`);
  return method;
}

const newCharge = (
  moment: Moment,
  intent: PaymentIntentRow,
  method: PaymentMethodRow,
  error: ErrorBody | null,
): ChargeRow => ({
  id: newId('ch'),
  created: moment.now,
  payment_intent_id: intent.id,
  payment_method_id: method.id,
  amount: intent.amount,
  status: error ? 'failed' : 'succeeded',
  failure_code: error?.code ?? null,
  failure_message: error?.message ?? null,
});
