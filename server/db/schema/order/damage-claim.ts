import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type ClaimState, claimLifecycle, claimWants } from '#core/order/index.ts';
import { account } from '../account/account.ts';
import { at, id, oneOf } from '../columns.ts';
import { order } from './order.ts';
import { orderLine } from './order-line.ts';

/** A customer's report that a delivered piece is damaged, and what we decided. */
export const damageClaim = pgTable(
  'damage_claim',
  {
    id: id(),
    orderId: text('purchase_id')
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    lineId: text('line_id')
      .notNull()
      .references(() => orderLine.id, { onDelete: 'cascade' }),
    state: text('state').$type<ClaimState>().notNull(),
    want: text('want', { enum: claimWants }).notNull(),
    words: text('words').notNull(),
    /** Ids of the customer's own uploads. */
    photos: text('photos').array().notNull(),
    at: at('at').notNull(),
    /** What we wrote to the customer, and what went back to the card. */
    answer: text('answer').notNull().default(''),
    refundCents: integer('refund_cents'),
    decidedAt: at('decided_at'),
    decidedBy: text('decided_by').references(() => account.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('damage_claim_order_index').on(table.orderId),
    index('damage_claim_line_index').on(table.lineId, table.at),
    index('damage_claim_decider_index').on(table.decidedBy),
    uniqueIndex('damage_claim_one_open_key').on(table.lineId).where(sql`${table.state} = 'open'`),
    oneOf('damage_claim_state_check', table.state, claimLifecycle.states),
    oneOf('damage_claim_want_check', table.want, claimWants),
    check('damage_claim_refund_check', sql`(${table.state} = 'refunded') = (coalesce(${table.refundCents}, 0) > 0)`),
    check('damage_claim_decided_check', sql`(${table.state} = 'open') = (${table.decidedAt} is null)`),
  ],
);
