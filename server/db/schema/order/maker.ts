import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { payTerms } from '#core/maker/index.ts';
import { createdAt, id, oneOf, updatedAt } from '../columns.ts';

/**
 * Everyone we sell for. A maker is known by the name on its pieces; the database adds one with every new name
 * (triggers on `furniture`), so every piece has its maker.
 */
export const maker = pgTable(
  'maker',
  {
    id: id(),
    name: text('name').notNull(),
    contactName: text('contact_name').notNull().default(''),
    /** Where orders go; null until we know. */
    email: text('email'),
    phone: text('phone').notNull().default(''),
    leadTimeDays: integer('lead_time_days'),
    shippingTerms: text('shipping_terms').notNull().default(''),
    returnTerms: text('return_terms').notNull().default(''),
    pays: text('pays', { enum: payTerms }).notNull().default('cost'),
    commissionPercent: integer('commission_percent'),
    /** Days it's closed, as `2026-12-24`. */
    holidays: text('holidays').array().notNull().default(sql`'{}'`),
    /** Grows when the links to its page are withdrawn. */
    linkVersion: integer('link_version').notNull().default(1),
    /** Grows with every save: an older page can't overwrite a newer one. */
    revision: integer('revision').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('maker_name_key').on(table.name),
    oneOf('maker_pays_check', table.pays, payTerms),
    check('maker_commission_check', sql`${table.commissionPercent} between 1 and 90`),
  ],
);
