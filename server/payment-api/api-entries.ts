import { z } from 'zod';
import { feeLifecycle } from '#core/fee/index.ts';
import type { ApiEntry } from '../http/openapi/entry.ts';
import { named } from '../http/openapi/records.ts';
import { placedOrder } from '../order/records/api-entries.ts';

const id = z.string().min(1).max(64);

export const paymentBodies = {
  createSelectionFeeOrder: z.object({ surveyId: id }),
  retrieveOrder: z.object({ id }),
  applyCouponCode: z.object({ code: z.string().max(64), order: id }),
  updatePaymentCustomer: z.object({
    name: z.string().trim().min(1).max(200),
    email: z.string().max(320),
    shipping: z.object({ address: z.object({ postal_code: z.string().max(32), state: z.string().max(32) }) }),
  }),
};

const cents = z.number().int();
const text = z.string().nullable();

const feeOrder = named(
  'FeeOrder',
  z.object({
    id: z.string(),
    status: z.enum(feeLifecycle.states).exclude(['none']),
    client_secret: text.describe('for the browser of the person who pays; null when there is nothing to pay by card'),
    currency: z.literal('usd'),
    amount_subtotal: cents,
    amount_total: cents,
    total_details: z.object({ amount_discount: cents }),
  }),
);

const customer = named(
  'PaymentCustomer',
  z.object({
    id: z.string(),
    name: text,
    email: text,
    shipping: z
      .object({
        name: text,
        phone: text,
        address: z.object({ line1: text, line2: text, city: text, state: text, postal_code: text }),
      })
      .nullable(),
  }),
);

const group = 'Payment';
const needs = 'sign-in';
const method = 'post';
const provider = { 502: 'The card provider didn’t answer; this call charged no one.' };

export const paymentEntries: readonly ApiEntry[] = [
  {
    method,
    path: '/api/getPaymentCustomer',
    group,
    needs,
    summary: 'The payment customer, null before there is one',
    answer: customer.nullable(),
    fails: provider,
  },
  {
    method,
    path: '/api/createPaymentCustomer',
    group,
    needs,
    summary: 'Creates the payment customer; asked again it is the same one',
    answer: customer,
    fails: provider,
  },
  {
    method,
    path: '/api/updatePaymentCustomer',
    group,
    needs,
    summary: 'Says who pays, and where things go',
    body: paymentBodies.updatePaymentCustomer,
    answer: customer,
    fails: provider,
  },
  {
    method,
    path: '/api/createSelectionFeeOrder',
    group,
    needs,
    summary: 'The order of the customization fee for a survey; asked again while it is open, the same one',
    body: paymentBodies.createSelectionFeeOrder,
    answer: feeOrder,
    fails: { 404: 'There is no such survey, or it isn’t yours.', ...provider },
  },
  {
    method,
    path: '/api/retrieveOrder',
    group,
    needs,
    summary: 'An order of the fee or of furniture, as it stands now',
    body: paymentBodies.retrieveOrder,
    answer: z.union([feeOrder, placedOrder]),
    fails: { 404: 'There is no such order, or it isn’t yours.', ...provider },
  },
  {
    method,
    path: '/api/applyCouponCode',
    group,
    needs,
    summary: 'Takes a coupon off an open fee order; a code that doesn’t count is the string invalid-code',
    body: paymentBodies.applyCouponCode,
    answer: z.union([z.literal('invalid-code'), feeOrder]),
    fails: {
      404: 'There is no such order, or it isn’t yours.',
      409: 'The order is no longer open.',
      429: 'Too many codes were tried; Retry-After says when to go on.',
      ...provider,
    },
  },
];
