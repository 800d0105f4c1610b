import { Hono } from 'hono';
import { text } from '#core/texts/index.ts';
import { ensurePaymentCustomer } from '../account/profile/ensure-payment-customer.ts';
import { getPaymentCustomer } from '../account/profile/get-payment-customer.ts';
import { updatePaymentCustomer } from '../account/profile/update-payment-customer.ts';
import type { Actor } from '../context.ts';
import { applyCoupon } from '../fee/paying/apply-coupon.ts';
import type { FeeOrder } from '../fee/paying/fee-order.ts';
import { openFee } from '../fee/paying/open-fee.ts';
import { retrieveFeeOrder } from '../fee/paying/retrieve-fee-order.ts';
import type { Customer } from '../gateways/payments/port.ts';
import { ApiError, notFound } from '../http/api-error.ts';
import type { HttpEnvironment } from '../http/environment.ts';
import { readBody } from '../http/read-body.ts';
import { tooMany } from '../http/refuse-too-many.ts';
import { placedRecord } from '../order/records/order-record.ts';
import { retrieveOrder } from '../order/records/retrieve-order.ts';
import { paymentBodies } from './api-entries.ts';

const providerFailed = (message: string) => new ApiError(502, 'provider-failed', message);

type Refusal =
  | { reason: 'not-allowed' | 'not-found' | 'provider-failed' }
  | { reason: 'too-many'; retryAfterSeconds: number };

function refused(refusal: Refusal, whenProviderFails: string): ApiError {
  const { reason } = refusal;
  if (reason === 'too-many') return tooMany(refusal.retryAfterSeconds);
  if (reason === 'provider-failed') return providerFailed(whenProviderFails);
  return reason === 'not-found' ? notFound() : new ApiError(401, 'not-signed-in', 'Please sign in first.');
}

const orderAnswer = (order: FeeOrder) => ({
  id: order.id,
  status: order.status,
  client_secret: order.clientSecret,
  currency: 'usd',
  amount_subtotal: order.priceCents,
  amount_total: order.totalCents,
  total_details: { amount_discount: order.discountCents },
});

const customerAnswer = ({ id, name, email, shipping }: Customer) => {
  if (!shipping) return { id, name, email, shipping: null };
  const { postalCode, ...address } = shipping.address;
  return { id, name, email, shipping: { ...shipping, address: { ...address, postal_code: postalCode } } };
};

const accountOf = (actor: Actor): string => {
  if (actor.kind !== 'account') throw refused({ reason: 'not-allowed' }, '');
  return actor.id;
};

/** The payment functions the spec names as callable. */
export function paymentApi(): Hono<HttpEnvironment> {
  const app = new Hono<HttpEnvironment>();

  // Before the body is read: a visitor learns nothing about what a call takes.
  for (const name of Object.keys(paymentBodies)) {
    app.use(`/${name}`, async (context, next) => {
      accountOf(context.get('ctx').actor);
      await next();
    });
  }

  app.post('/getPaymentCustomer', async (context) => {
    const found = await getPaymentCustomer(context.get('ctx'));
    if (!found.ok) throw refused(found, text('customer.retrieveFailed'));
    return context.json(found.customer && customerAnswer(found.customer));
  });

  app.post('/createPaymentCustomer', async (context) => {
    const ctx = context.get('ctx');
    const ready = await ensurePaymentCustomer(ctx, accountOf(ctx.actor));
    const found = ready.ok ? await getPaymentCustomer(ctx) : null;
    if (!found?.ok || !found.customer) throw providerFailed(text('customer.retrieveFailed'));
    return context.json(customerAnswer(found.customer));
  });

  app.post('/updatePaymentCustomer', async (context) => {
    const { name, email, shipping } = await readBody(context, paymentBodies.updatePaymentCustomer);
    const { postal_code: zip, state } = shipping.address;
    const changed = await updatePaymentCustomer(context.get('ctx'), { name, email, zip, state });
    if (changed.ok) return context.json(customerAnswer(changed.customer));
    if (changed.reason === 'invalid') throw new ApiError(400, 'invalid', text(changed.problem));
    throw refused(changed, text('profile.updateFailed'));
  });

  app.post('/createSelectionFeeOrder', async (context) => {
    const opened = await openFee(context.get('ctx'), await readBody(context, paymentBodies.createSelectionFeeOrder));
    if (!opened.ok) throw refused(opened, text('order.createFailed'));
    return context.json(orderAnswer(opened.order));
  });

  app.post('/retrieveOrder', async (context) => {
    const wanted = await readBody(context, paymentBodies.retrieveOrder);
    if (wanted.id.startsWith('order_')) {
      const furniture = await retrieveOrder(context.get('ctx'), wanted);
      if (!furniture.ok) throw refused(furniture, text('order.createFailed'));
      return context.json(placedRecord(furniture.order));
    }
    const found = await retrieveFeeOrder(context.get('ctx'), wanted);
    if (!found.ok) throw refused(found, text('order.createFailed'));
    return context.json(orderAnswer(found.order));
  });

  app.post('/applyCouponCode', async (context) => {
    const { code, order: feeId } = await readBody(context, paymentBodies.applyCouponCode);
    const applied = await applyCoupon(context.get('ctx'), { code, feeId });
    if (applied.ok) return context.json(orderAnswer(applied.order));
    if (applied.reason === 'invalid-code') return context.json('invalid-code');
    if (applied.reason === 'not-open') throw new ApiError(409, 'not-open', text('coupon.applyFailed'));
    throw refused(applied, text('coupon.applyFailed'));
  });

  return app;
}
