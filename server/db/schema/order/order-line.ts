import { sql } from 'drizzle-orm';
import { bigserial, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { delayAnswers, type LineState, lineLifecycle } from '#core/order/index.ts';
import type { State } from '#core/places/index.ts';
import { deliveries } from '#core/selection/index.ts';
import { at, id, notNegative, oneOf } from '../columns.ts';
import { readMovedMoney, readShares, storedJson } from '../stored-json.ts';
import { order } from './order.ts';

export const orderLine = pgTable(
  'purchase_line',
  {
    id: id(),
    orderId: text('purchase_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    recordId: text('record_id').notNull(),
    /** As sold: the catalog may change later. */
    name: text('name').notNull(),
    vendor: text('vendor').notNull(),
    unitCents: integer('unit_cents').notNull(),
    quantity: integer('quantity').notNull(),
    delivery: text('delivery', { enum: deliveries }).notNull(),
    /** The maker's state when it was sold, for the days of arrival; null if we had no record of it. */
    shipsFrom: text('ships_from').$type<State>(),
    whiteGloveCents: integer('white_glove_cents').notNull(),
    /** The line's total, with its share of discounts and its tax, for the books and for refunds. */
    shares: storedJson('shares', readShares).notNull(),
    state: text('state').$type<LineState>().notNull(),
    /** The current ship-by date, and the one promised at the time of the order. */
    shipBy: text('ship_by').notNull(),
    firstShipBy: text('first_ship_by').notNull(),
    /** How many delays the customer was told about, and the ship-by date the last one was about. */
    delays: integer('delays').notNull().default(0),
    delayedFrom: text('delayed_from'),
    /** If silence cancels: the last day for an answer. */
    answerBy: text('answer_by'),
    delayAnswer: text('delay_answer', { enum: delayAnswers }),
    carrier: text('carrier'),
    tracking: text('tracking'),
    shippedAt: at('shipped_at'),
    deliveredAt: at('delivered_at'),
    replacesLineId: text('replaces_line_id'),
    /** The line as it was ordered, if these are some of its pieces, and the money that came with them. */
    partOfLineId: text('part_of_line_id'),
    movedMoney: storedJson('moved_money', readMovedMoney),
  },
  (table) => [
    uniqueIndex('purchase_line_position_key').on(table.orderId, table.position),
    index('purchase_line_state_index').on(table.state),
    // For the sweep of late shipments.
    index('purchase_line_waiting_index').on(table.shipBy).where(sql`${table.state} in ('placed', 'confirmed')`),
    // Of these, the few that replace a delivered piece, which only the studio may cancel.
    index('purchase_line_replacing_index')
      .on(table.shipBy)
      .where(sql`${table.state} in ('placed', 'confirmed') and ${table.replacesLineId} is not null`),
    // The few lines that were divided.
    index('purchase_line_part_index').on(table.partOfLineId).where(sql`${table.partOfLineId} is not null`),
    check('purchase_line_part_check', sql`(${table.partOfLineId} is null) = (${table.movedMoney} is null)`),
    oneOf('purchase_line_answer_check', table.delayAnswer, delayAnswers),
    notNegative('purchase_line_delays_check', table.delays),
    oneOf('purchase_line_state_check', table.state, lineLifecycle.states),
    check('purchase_line_quantity_check', sql`${table.quantity} > 0`),
    notNegative('purchase_line_price_check', table.unitCents),
  ],
);

/** Every change to a line, with its time and actor. */
export const orderLineEvent = pgTable(
  'purchase_line_event',
  {
    id: id(),
    /** Keeps two changes of the same moment in order. */
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
