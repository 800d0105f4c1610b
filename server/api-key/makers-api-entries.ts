import { z } from 'zod';
import { recordIdSchema } from '#core/catalog/index.ts';
import { shipmentSchema } from '#core/order/index.ts';
import { isDay } from '#core/promotion/index.ts';
import { longestNote, purchaseOrderLifecycle } from '#core/purchase-order/index.ts';
import type { ApiEntry } from '../http/openapi/entry.ts';
import { named } from '../http/openapi/records.ts';

const lineId = z.string().min(1).max(64);
const quantity = z.int('quantity is a whole number.').min(0).max(999_999);
/** More than an order has. */
const mostLines = 200;

export const confirmBody = z.object({
  version: z
    .int()
    .min(1)
    .optional()
    .describe('the version you confirm; refused if we changed the order since. Without it, you confirm the newest'),
  lines: z
    .array(
      z.object({
        id: lineId,
        quantity: quantity.describe('how many you send; 0 if you can’t'),
        shipDay: z
          .string()
          .refine(isDay, 'shipDay is a day, such as 2026-12-01.')
          .nullish()
          .describe('the day they leave, such as 2026-12-01; not needed for 0'),
      }),
    )
    .min(1)
    .max(mostLines)
    .describe('every line of the order'),
  note: z.string().max(longestNote).default('').describe('words for the shop'),
});

export const shipBody = shipmentSchema.extend({
  lines: z
    .array(z.object({ id: lineId, quantity: quantity.describe('how many travel under this number in all') }))
    .min(1)
    .max(mostLines)
    .optional()
    .describe('without it: everything that’s confirmed and hasn’t shipped'),
});

/** As many as one call may speak of. */
const mostPieces = 1000;

export const stockBody = z.object({
  pieces: z
    .array(
      z.object({
        recordId: recordIdSchema,
        stock: z.int().min(0).max(1_000_000).optional(),
        price: z.number().min(0).max(1_000_000).optional().describe('dollars, what the shop’s customers pay'),
        leadTimeDays: z.int().min(0).max(1000).optional(),
      }),
    )
    .min(1)
    .max(mostPieces),
});

const day = z.string().describe('such as 2026-12-01');

const makersOrder = named(
  'MakersOrder',
  z.object({
    id: z.string(),
    number: z.string().describe('such as PO-1A2B3C4D'),
    maker: z.string(),
    state: z.enum(purchaseOrderLifecycle.states).describe('sent: to confirm; acknowledged: to ship'),
    version: z.number().int(),
    shipTo: z
      .object({
        ...{ name: z.string(), line1: z.string(), line2: z.string(), city: z.string(), state: z.string() },
        zip: z.string(),
      })
      .nullable()
      .describe('null once you no longer need it'),
    note: z.string(),
    lines: z.array(
      z.object({
        ...{ id: z.string(), recordId: z.string(), name: z.string(), sku: z.string().nullable() },
        ...{ quantity: z.number().int(), unitCostCents: z.number().int().nullable(), shipBy: day },
        ...{ whiteGlove: z.boolean(), confirmedQuantity: z.number().int().nullable(), shipDay: day.nullable() },
        ...{ shipped: z.boolean(), shippedQuantity: z.number().int() },
        toShip: z.number().int().describe('confirmed and ready to ship'),
      }),
    ),
  }),
);

const group = 'A maker’s own system';
const path = '/api/maker/orders';
const needs = 'api-key';
const keyNotes = 'With a key that the shop made for you. It opens your own orders and pieces, and nothing else.';

export const makersEntries: readonly ApiEntry[] = [
  {
    ...{ method: 'get', path, group, needs, notes: keyNotes },
    summary: 'Orders you still have to confirm or ship, longest waiting first, at most 100',
    answer: z.object({ orders: z.array(makersOrder), total: z.number().int() }),
  },
  { method: 'get', path: `${path}/:id`, group, needs, summary: 'One of your orders', answer: makersOrder },
  {
    ...{ method: 'post', path: `${path}/:id/confirm`, group, needs, body: confirmBody, answer: makersOrder },
    summary: 'Confirms an order: how many of each line you send, and when',
    notes: 'We email the customer. Sending the same confirmation again changes nothing and gets the same answer.',
    fails: { 409: 'The order was changed, canceled or confirmed with other details in the meantime.' },
  },
  {
    ...{ method: 'post', path: `${path}/:id/ship`, group, needs, body: shipBody, answer: makersOrder },
    summary: 'Reports what shipped, with carrier and tracking number',
    notes:
      'quantity counts all pieces under this tracking number, so the same call sent again ships nothing twice. For another package, send another call.',
    fails: { 409: 'Nothing on this order is confirmed and waiting to ship.' },
  },
  {
    ...{ method: 'post', path: '/api/maker/stock', group, needs, body: stockBody },
    summary: 'Updates stock, prices and lead times of your pieces',
    notes:
      'What you leave out stays as it is. Stock changes right away, unless so many pieces sell out together that we look first. Every new price waits for our approval.',
    answer: z.object({
      ...{ changed: z.number().int(), waiting: z.number().int(), unchanged: z.number().int() },
      problems: z.array(z.object({ recordId: z.string(), message: z.string() })),
    }),
    fails: { 422: 'None of it can be used; the message says why.' },
  },
];
