import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { couponScopes } from '#core/promotion/index.ts';
import { account } from '../account/account.ts';
import { at, createdAt, id, notNegative, oneOf } from '../columns.ts';

export const coupon = pgTable(
  'coupon',
  {
    code: text('code').primaryKey(),
    scope: text('scope', { enum: couponScopes }).notNull(),
    percent: integer('percent'),
    amountCents: integer('amount_cents'),
    firstDay: text('first_day'),
    lastDay: text('last_day'),
    limit: integer('use_limit'),
    limitPerCustomer: integer('use_limit_per_customer'),
    minimumCents: integer('minimum_cents').notNull().default(0),
    paused: boolean('paused').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('coupon_scope_check', table.scope, couponScopes),
    check('coupon_saving_check', sql`(${table.percent} between 1 and 100) <> (coalesce(${table.amountCents}, 0) > 0)`),
    notNegative('coupon_minimum_check', table.minimumCents),
  ],
);

/** A coupon taken for one payment, and released if the payment doesn't go through. */
export const couponUse = pgTable(
  'coupon_use',
  {
    id: id(),
    code: text('code')
      .notNull()
      .references(() => coupon.code),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    feeId: text('fee_id'),
    orderId: text('order_id'),
    usedAt: at('used_at').notNull(),
  },
  (table) => [
    uniqueIndex('coupon_use_fee_key').on(table.feeId),
    uniqueIndex('coupon_use_order_key').on(table.orderId),
    index('coupon_use_code_index').on(table.code, table.accountId),
    check('coupon_use_for_check', sql`(${table.feeId} is null) <> (${table.orderId} is null)`),
  ],
);
