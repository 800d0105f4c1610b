import { z } from 'zod';
import { orderRequestSchema } from '#core/order/index.ts';
import type { ApiEntry } from '../../http/openapi/entry.ts';
import { named } from '../../http/openapi/records.ts';

const cents = z.number().int();
const dollars = z.number();
const moment = z.iso.datetime();

const amounts = {
  currency: z.literal('usd'),
  amount_subtotal: cents,
  amount_total: cents,
  total_details: z.object({
    amount_discount: cents,
    amount_shipping: cents,
    amount_tax: cents,
    amount_fee_credit: cents,
    amount_promise_credit: cents,
  }),
};

const lineItem = named(
  'LineItem',
  z.looseObject({
    id: z.string(),
    orderId: z.string(),
    recordId: z.string(),
    name: z.string(),
    vendor: z.string(),
    quantity: z.number().int(),
    itemPrice: dollars,
    whiteGloveStatus: z.string(),
    whiteGlovePrice: dollars,
    state: z.string(),
    shipBy: z.string().nullable(),
    /** The days between which it arrives, as far as we know today. */
    arrives: z.object({ from: z.string(), to: z.string() }).nullable(),
    carrier: z.string().nullable(),
    tracking: z.string().nullable(),
    trackingUrl: z.string().nullable(),
    shippedAt: moment.nullable(),
    deliveredAt: moment.nullable(),
    replaces: z.string().nullable().describe('The line whose piece this one replaces'),
    partOf: z.string().nullable().describe('The line as it was ordered, if this is some of its pieces'),
    delay: z
      .looseObject({ words: z.string(), answer: z.enum(['wait', 'cancel']).nullable() })
      .nullable()
      .describe('A delay you were told about, until it ships'),
    request: z
      .looseObject({ want: z.enum(['return', 'exchange']), reason: z.string(), note: z.string(), at: moment })
      .nullable()
      .describe('An open request to return or exchange it'),
    appointment: z
      .looseObject({ day: z.string(), part: z.string(), errand: z.enum(['delivery', 'pick-up']) })
      .nullable()
      .describe('The day it’s delivered by white glove or picked up, as agreed'),
    claim: z
      .looseObject({ state: z.string(), want: z.string(), words: z.string(), at: moment })
      .nullable()
      .describe('The latest report of damage'),
    history: z.array(
      z.looseObject({ act: z.string(), state: z.string(), at: moment, by: z.string(), note: z.string().nullable() }),
    ),
  }),
);

const order = named(
  'Order',
  z.looseObject({
    id: z.string(),
    number: z.string(),
    selectionId: z.string(),
    status: z.string(),
    paidAt: moment.nullable(),
    address: z.looseObject({}),
    coupon: z.string().nullable(),
    ...amounts,
    /** Everything paid by card, including later price differences for replacements. */
    amount_paid: cents,
    differences: z.array(z.looseObject({ id: z.string(), name: z.string(), amount: cents, paidAt: moment.nullable() })),
    lineItems: z.array(lineItem),
  }),
);

/** An order that is waiting for its card payment. */
export const placedOrder = named(
  'PlacedOrder',
  z.looseObject({
    id: z.string(),
    status: z.string(),
    client_secret: z.string().nullable(),
    reservedUntil: moment,
    ...amounts,
  }),
);

const cart = z.object({
  selectionId: z.string(),
  chosen: z.array(
    z.looseObject({
      ...{ id: z.string(), selectionId: z.string(), name: z.string(), quantity: z.number().int() },
      ...{ itemPrice: dollars, whiteGloveStatus: z.string(), recordId: z.string() },
      chosenData: z.looseObject({ id: z.string(), selectionId: z.string() }),
    }),
  ),
});

const group = 'Orders';
const path = '/api/users/:uid/orders';
const needs = 'sign-in';

export const orderEntries: readonly ApiEntry[] = [
  {
    method: 'post',
    path,
    group,
    needs,
    summary: 'Orders what is chosen in a selection',
    notes:
      'The card is then confirmed with the client_secret. Asked again for the same selection it is the same order.',
    body: orderRequestSchema,
    answer: placedOrder,
    status: 201,
    fails: {
      404: 'There is no such selection, or it isn’t yours.',
      409: 'It can’t be ordered as it is: sold out, changed, or ordered already.',
      422: 'The coupon isn’t valid.',
      502: 'The card provider didn’t answer.',
    },
  },
  { method: 'get', path, group, needs, summary: 'Your orders', answer: z.array(order) },
  { method: 'get', path: `${path}/:id`, group, needs, summary: 'One order', answer: order },
  {
    method: 'get',
    path: `${path}/:id/lineItems`,
    group,
    needs,
    summary: 'The lines of one order',
    answer: z.array(lineItem),
  },
  {
    method: 'get',
    path: '/api/users/:uid/lineItems',
    group,
    needs,
    summary: 'The lines of all your orders',
    answer: z.array(lineItem),
  },
  {
    method: 'get',
    path: '/api/users/:uid/chart',
    group,
    needs,
    summary: 'The cart: what is chosen, per selection, read-only. Each piece in the shape of Furniture',
    answer: z.array(cart),
  },
];
