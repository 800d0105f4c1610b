import { validEmail } from '#core/account/index.ts';
import { sanitiseZip, shippingProblem, stateOfZip, zipProblem } from '#core/places/index.ts';
import type { TextKey } from '#core/texts/index.ts';
import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import type { Customer } from '../../gateways/payments/port.ts';
import { ensurePaymentCustomer } from './ensure-payment-customer.ts';
import { payingAccount, saveShipping } from './store-payment-customer.ts';

export interface PaymentCustomerChange {
  name?: string;
  email?: string;
  zip: string;
  /** Defaults to the ZIP code's state. */
  state?: string;
}

type Problem = Extract<
  TextKey,
  'zip.missing' | 'zip.invalid' | 'shipping.stateRequired' | 'shipping.zipRequired' | 'email.invalid'
>;

export type PaymentCustomerUpdated =
  | { ok: true; customer: Customer }
  | { ok: false; reason: 'not-allowed' | 'provider-failed' }
  | { ok: false; reason: 'invalid'; problem: Problem };

/** Saves the shipping address to the profile and tells the card provider who is paying. */
export async function updatePaymentCustomer(
  ctx: Pick<Ctx, 'db' | 'payments' | 'clock' | 'actor'>,
  { name, email, zip: typed, state }: PaymentCustomerChange,
): Promise<PaymentCustomerUpdated> {
  const allowed = authorise(ctx.actor, 'fee.pay-own');
  if (!allowed.ok) return allowed;
  const problem = state === undefined ? zipProblem(typed) : shippingProblem({ state, zip: typed });
  if (problem) return { ok: false, reason: 'invalid', problem };
  if (email !== undefined && !validEmail(email)) return { ok: false, reason: 'invalid', problem: 'email.invalid' };

  const { id } = allowed.account;
  const zip = sanitiseZip(typed);
  const inState = stateOfZip(zip);
  await saveShipping(ctx.db, id, { zip, state: inState, at: ctx.clock.now() });
  const ready = await ensurePaymentCustomer(ctx, id);
  if (!ready.ok) return { ok: false, reason: 'provider-failed' };
  const person = await payingAccount(ctx.db, id);
  const known = { name: name ?? person?.name ?? '', email: email ?? person?.email ?? '' };
  const shipping = { name: known.name, address: { postalCode: zip, state: inState } };
  const changed = await ctx.payments.updateCustomer(ready.customerId, { ...known, shipping });
  return changed.ok ? { ok: true, customer: changed.value } : { ok: false, reason: 'provider-failed' };
}
