import { find, findAndLock } from '../books/records.ts';
import type { ChargeRow, PaymentIntentRow } from '../books/rows.ts';
import { type IntentAct, intentLifecycle, mayBe } from '../lifecycle.ts';
import { type ChargeFacts, chargeObject } from '../objects/charge.ts';
import { type Expansions, paymentIntentObject, publicIntentObject } from '../objects/payment-intent.ts';
import { paymentMethodObject } from '../objects/payment-method.ts';
import type { Moment, Request } from '../wire/call.ts';
import { invalid, type Json, missing } from '../wire/refusal.ts';

/** The call's payment, locked. With a publishable key, the payment's client secret is required. */
export const intentOf = async (call: Request, clientSecret: string | undefined): Promise<PaymentIntentRow> =>
  shownTo(call, clientSecret, await findAndLock(call.tx, 'payment_intents', call.id));

/** The same without the lock, for calls that only read it. */
export const intentSeen = async (call: Request, clientSecret: string | undefined): Promise<PaymentIntentRow> =>
  shownTo(call, clientSecret, await find(call.tx, 'payment_intents', call.id));

function shownTo(call: Request, clientSecret: string | undefined, row: PaymentIntentRow | undefined): PaymentIntentRow {
  if (!row) throw missing('payment_intent', call.id, 'intent');
  if (call.keyKind === 'publishable' && clientSecret !== row.client_secret) {
    throw invalid('The client_secret provided does not match any associated PaymentIntent on this account.', {
      code: clientSecret === undefined ? 'parameter_missing' : 'payment_intent_invalid_parameter',
      param: 'client_secret',
    });
  }
  return row;
}

export async function intentBody(call: Request, row: PaymentIntentRow, expand: readonly string[] = []): Promise<Json> {
  if (call.keyKind === 'publishable') return publicIntentObject(row);
  const expanded: Expansions = {};
  if (expand.includes('latest_charge')) {
    expanded.latest_charge = row.latest_charge_id ? await chargeBody(call, row.latest_charge_id, row) : null;
  }
  if (expand.includes('payment_method')) {
    const method = row.payment_method_id ? await find(call.tx, 'payment_methods', row.payment_method_id) : undefined;
    expanded.payment_method = method ? paymentMethodObject(method) : null;
  }
  return paymentIntentObject(row, expanded);
}

export async function chargeBody(moment: Moment, chargeId: string, intent: PaymentIntentRow): Promise<Json> {
  const { rows } = await moment.tx.query<ChargeRow & Pick<ChargeFacts, 'method' | 'refunded'>>(
    `select charge.*, to_json(method) as method, ${refundedCents} as refunded from card_sandbox.charges charge
     join card_sandbox.payment_methods method on method.id = charge.payment_method_id where charge.id = $1`,
    [chargeId],
  );
  const [found] = rows;
  if (!found) throw new Error(`there is no charge ${chargeId}`);
  const { method, refunded, ...charge } = found;
  return chargeObject({ charge, intent, method, refunded });
}

const refundedCents = `(select coalesce(sum(amount), 0)::integer from card_sandbox.refunds
  where charge_id = $1 and status <> 'failed')`;

export async function refundedOf(moment: Moment, chargeId: string): Promise<number> {
  const { rows } = await moment.tx.query<{ cents: number }>(`select ${refundedCents} as cents`, [chargeId]);
  return rows[0]?.cents ?? 0;
}

/** Throws Stripe's error if this status doesn't allow the action. */
export function refuseUnless(row: PaymentIntentRow, act: IntentAct, sentence: (allowed: string) => string): void {
  if (intentLifecycle.next(row.status, act).ok) return;
  throw invalid(sentence(mayBe(act).join(', ')), {
    code: 'payment_intent_unexpected_state',
    payment_intent: paymentIntentObject(row),
  });
}
