import { sql } from 'drizzle-orm';
import { bigserial, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LineDetail, LineState } from '#core/order/index.ts';
import { at, id, notNegative, oneOf } from '../columns.ts';
import { order } from './order.ts';

const states = [
  'placed',
  'confirmed',
  'shipped',
  'delivered',
  'cancelled',
  'return requested',
  'returned',
  'refunded',
  'exchange requested',
  'replacement placed',
] as const satisfies readonly LineState[];

export type LineShares = Pick<LineDetail, 'list' | 'volumeDiscount' | 'coupon' | 'net' | 'tax' | 'whiteGlove'>;

export const orderLine = pgTable(
  'purchase_line',
  {
    id: id(),
    orderId: text('purchase_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    recordId: text('record_id').notNull(),
    /** As it was sold: the catalogue may change its mind later. */
    name: text('name').notNull(),
    vendor: text('vendor').notNull(),
    unitCents: integer('unit_cents').notNull(),
    quantity: integer('quantity').notNull(),
    delivery: text('delivery', { enum: ['standard', 'white-glove'] }).notNull(),
    whiteGloveCents: integer('white_glove_cents').notNull(),
    /** What it came to, with this line's share of the discounts and its tax, for the books and for refunds. */
    shares: jsonb('shares').$type<LineShares>().notNull(),
    state: text('state', { enum: states }).notNull(),
    /** The day it is promised to ship by, and the one that was promised when it was ordered. */
    shipBy: text('ship_by').notNull(),
    firstShipBy: text('first_ship_by').notNull(),
    /** How many delays the customer was told of, and the ship-by day that the last of them was about. */
    delays: integer('delays').notNull().default(0),
    delayedFrom: text('delayed_from'),
    /** Where silence cancels: until when an answer is waited for. */
    answerBy: text('answer_by'),
    delayAnswer: text('delay_answer', { enum: ['wait', 'cancel'] }),
    carrier: text('carrier'),
    tracking: text('tracking'),
    shippedAt: at('shipped_at'),
    deliveredAt: at('delivered_at'),
    replacesLineId: text('replaces_line_id'),
  },
  (table) => [
    uniqueIndex('purchase_line_position_key').on(table.orderId, table.position),
    index('purchase_line_state_index').on(table.state),
    // What the watch over late shipments looks through.
    index('purchase_line_waiting_index').on(table.shipBy).where(sql`${table.state} in ('placed', 'confirmed')`),
    // Of these, the few that come instead of a delivered piece, which only the studio may cancel.
    index('purchase_line_replacing_index')
      .on(table.shipBy)
      .where(sql`${table.state} in ('placed', 'confirmed') and ${table.replacesLineId} is not null`),
    check('purchase_line_answer_check', sql`${table.delayAnswer} in ('wait', 'cancel')`),
    notNegative('purchase_line_delays_check', table.delays),
    oneOf('purchase_line_state_check', table.state, states),
    check('purchase_line_quantity_check', sql`${table.quantity} > 0`),
    notNegative('purchase_line_price_check', table.unitCents),
  ],
);

/** Every change of a line, with its time and who made it. */
export const orderLineEvent = pgTable(
  'purchase_line_event',
  {
    id: id(),
    /** Two changes of one moment keep their order. */
    sequence: bigserial('sequence', { mode: 'number' }).notNull(),
    lineId: text('line_id')
      .notNull()
      .references(() => orderLine.id, { onDelete: 'cascade' }),
    act: text('act').notNull(),
    state: text('state').notNull(),
    actor: text('actor').notNull(),
    note: text('note').notNull().default(''),
    at: at('at').notNull(),
  },
  (table) => [index('purchase_line_event_index').on(table.lineId, table.sequence)],
);
