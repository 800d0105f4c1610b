import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type FeeStatus, feeLifecycle } from '#core/fee/index.ts';
import { account } from '../account/account.ts';
import { at, id, notNegative, oneOf } from '../columns.ts';
import { survey } from '../design/survey.ts';
import { coupon } from './coupon.ts';

const statuses = feeLifecycle.states.filter((status): status is FeeStatus => status !== 'none');

/** One customization fee. Its payment has the same id. */
export const fee = pgTable(
  'fee',
  {
    id: id(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    /** The survey whose payment step opened it. */
    surveyId: text('survey_id').references(() => survey.id, { onDelete: 'set null' }),
    status: text('status').$type<FeeStatus>().notNull(),
    priceCents: integer('price_cents').notNull(),
    discountCents: integer('discount_cents').notNull().default(0),
    couponCode: text('coupon_code').references(() => coupon.code),
    paidCents: integer('paid_cents').notNull().default(0),
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** The furniture order its credit went to. */
    creditOrderId: text('credit_order_id'),
    termsVersion: text('terms_version'),
    openedAt: at('opened_at').notNull(),
    paidAt: at('paid_at'),
    refundedAt: at('refunded_at'),
    expiredAt: at('expired_at'),
  },
  (table) => [
    index('fee_account_index').on(table.accountId, table.openedAt),
    uniqueIndex('fee_one_open_key').on(table.accountId).where(sql`${table.status} = 'open'`),
    index('fee_paid_index').on(table.paidAt),
    index('fee_complete_index').on(table.paidAt).where(sql`${table.status} = 'complete'`),
    oneOf('fee_status_check', table.status, statuses),
    check('fee_paid_check', sql`${table.status} = 'open' or ${table.paidAt} is not null`),
    check('fee_discount_check', sql`${table.discountCents} between 0 and ${table.priceCents}`),
    check('fee_refund_check', sql`${table.refundedCents} between 0 and ${table.paidCents}`),
    notNegative('fee_price_check', table.priceCents),
    notNegative('fee_paid_cents_check', table.paidCents),
  ],
);

/** Which surveys took one of a fee's rooms. A survey takes one room, of one fee. */
export const feeRoom = pgTable(
  'fee_room',
  {
    surveyId: text('survey_id')
      .primaryKey()
      .references(() => survey.id, { onDelete: 'cascade' }),
    feeId: text('fee_id')
      .notNull()
      .references(() => fee.id),
    takenAt: at('taken_at').notNull(),
  },
  (table) => [index('fee_room_fee_index').on(table.feeId)],
);
