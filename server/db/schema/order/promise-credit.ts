import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from '../account/account.ts';
import { at, id } from '../columns.ts';
import { project } from '../design/project.ts';
import { order } from './order.ts';

/** What a customer got because their boards were late: off their next order, once per project. */
export const promiseCredit = pgTable(
  'promise_credit',
  {
    id: id(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    projectId: text('project_id').references(() => project.id, { onDelete: 'set null' }),
    cents: integer('cents').notNull(),
    bookedAt: at('booked_at').notNull(),
    /** The order it pays for, in part or in full. */
    orderId: text('purchase_id').references(() => order.id),
  },
  (table) => [
    // However many sweeps run at once, a project gets one.
    uniqueIndex('promise_credit_project_key').on(table.projectId),
    index('promise_credit_account_index').on(table.accountId, table.bookedAt),
    index('promise_credit_order_index').on(table.orderId),
    index('promise_credit_booked_index').on(table.bookedAt),
    check('promise_credit_cents_check', sql`${table.cents} > 0`),
  ],
);
