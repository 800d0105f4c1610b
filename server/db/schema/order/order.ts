import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { orderNumberLength } from '#core/order/index.ts';
import { type PaymentState, paymentLifecycle } from '#core/payment/index.ts';
import { readShippingBands, standardPriceList } from '#core/price-list/index.ts';
import { account } from '../account/account.ts';
import { at, id, notNegative, oneOf } from '../columns.ts';
import { selection } from '../design/selection.ts';
import { readAddress, readMoneyLines, readTaxParts, storedJson } from '../stored-json.ts';
import { coupon } from './coupon.ts';
import { fee } from './fee.ts';

/** If this constraint is violated, the order is placed under another number. */
export const orderNumberKey = 'purchase_number_key';

/**
 * A furniture order. Its payment has the same id; a different total is another order. Its lines show its progress. The table
 * is called `purchase` because ORDER is a word of SQL, and a new name would break the build that runs during a deploy.
 */
export const order = pgTable(
  'purchase',
  {
    id: id(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    selectionId: text('selection_id')
      .notNull()
      .references(() => selection.id),
    /** The payment's state, written in the same transaction. Lists and the unique index on open orders use it. */
    payment: text('payment').$type<PaymentState>().notNull(),
    address: storedJson('address', readAddress).notNull(),
    couponCode: text('coupon_code').references(() => coupon.code),
    /** The fee whose credit pays part of it. */
    feeId: text('fee_id').references(() => fee.id),
    merchandiseCents: integer('merchandise_cents').notNull(),
    volumeDiscountCents: integer('volume_discount_cents').notNull().default(0),
    couponCents: integer('coupon_cents').notNull().default(0),
    shippingCents: integer('shipping_cents').notNull(),
    whiteGloveCents: integer('white_glove_cents').notNull(),
    taxCents: integer('tax_cents').notNull().default(0),
    feeCreditCents: integer('fee_credit_cents').notNull().default(0),
    /** Paid by credits for late boards, which name this order. */
    promiseCreditCents: integer('promise_credit_cents').notNull().default(0),
    totalCents: integer('total_cents').notNull(),
    /** The part of the total that is too small for a card and wasn't charged. */
    waivedCents: integer('waived_cents').notNull().default(0),
    /** The delivery state's rate at the time of the order. An exchange is taxed the same. */
    taxRate: doublePrecision('tax_rate').notNull().default(0),
    /** Whose tax that is. Empty for older orders, and where none is charged. */
    taxParts: storedJson('tax_parts', readTaxParts).notNull().default([]),
    /** The number of the customer's certificate, if it's why there's no tax. */
    taxExemption: text('tax_exemption'),
    /** The shipping bands it was placed under: what canceling a part of it refunds depends on them. */
    shippingBands: storedJson('shipping_bands', readShippingBands).notNull().default(standardPriceList.shippingBands),
    /** The terms accepted by paying. */
    termsVersion: text('terms_version').notNull(),
    /** The total line by line with explanations, as the customer saw it, so that the receipt never changes. */
    moneyLines: storedJson('money_lines', readMoneyLines).notNull(),
    openedAt: at('opened_at').notNull(),
    paidAt: at('paid_at'),
    lapsedAt: at('lapsed_at'),
    cancelledAt: at('cancelled_at'),
  },
  (table) => [
    // The number customers see. With a million orders, a new one has about a one-in-a-million chance to collide and
    // draw another number.
    uniqueIndex(orderNumberKey).on(sql`right(${table.id}, ${sql.raw(String(orderNumberLength))})`),
    index('purchase_account_index').on(table.accountId, table.openedAt),
    // One unpaid order per selection at a time, and any number of paid ones.
    uniqueIndex('purchase_open_key').on(table.selectionId).where(sql`${table.payment} = 'open'`),
    // What is already ordered from a selection.
    index('purchase_selection_index')
      .on(table.selectionId)
      .where(sql`${table.payment} = 'complete' and ${table.cancelledAt} is null`),
    // The studio's list: finds a page and the total count without reading an order.
    index('purchase_paid_index').on(table.paidAt, table.id, table.accountId).where(sql`${table.payment} = 'complete'`),
    oneOf('purchase_payment_check', table.payment, paymentLifecycle.states),
    check('purchase_paid_check', sql`${table.payment} <> 'complete' or ${table.paidAt} is not null`),
    check(
      'purchase_total_check',
      sql`${table.totalCents} = ${table.merchandiseCents} - ${table.volumeDiscountCents} - ${table.couponCents} + ${table.shippingCents} + ${table.whiteGloveCents} + ${table.taxCents} - ${table.feeCreditCents} - ${table.promiseCreditCents}`,
    ),
    notNegative('purchase_total_positive_check', table.totalCents),
    check('purchase_waived_check', sql`${table.waivedCents} in (0, ${table.totalCents})`),
    notNegative('purchase_credit_check', table.feeCreditCents),
    notNegative('purchase_promise_credit_check', table.promiseCreditCents),
  ],
);
