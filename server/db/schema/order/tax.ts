import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { State } from '#core/places/index.ts';
import { account } from '../account/account.ts';
import { at, createdAt, id } from '../columns.ts';
import { readTaxParts, storedJson } from '../stored-json.ts';

/** A file of tax rates that an admin imported: the one in use, and the one before it. */
export const taxFile = pgTable(
  'tax_file',
  {
    id: id(),
    name: text('name').notNull(),
    rows: integer('rows').notNull(),
    inUse: boolean('in_use').notNull(),
    importedBy: text('imported_by').references(() => account.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('tax_file_in_use_key').on(table.inUse).where(sql`${table.inUse}`),
    index('tax_file_importer_index').on(table.importedBy),
  ],
);

/** What's charged in a zip from a day on, in US Eastern time. The empty zip: in a state's places without a line of their own. */
export const taxRate = pgTable(
  'tax_rate',
  {
    fileId: text('file_id')
      .notNull()
      .references(() => taxFile.id, { onDelete: 'cascade' }),
    state: text('state').$type<State>().notNull(),
    zip: text('zip').notNull(),
    fromDay: text('from_day').notNull(),
    parts: storedJson('parts', readTaxParts).notNull(),
    shipping: boolean('shipping').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.state, table.zip, table.fromDay] })],
);

/**
 * What's wrong with tax, an exception while it's here and unsettled: in the row `service` that the tax service doesn't
 * answer, since when, and for which place last; in every other row that neither the service nor the file has a rate for
 * a place where we sold.
 */
export const taxTrouble = pgTable('tax_trouble', {
  id: text('id').primaryKey(),
  state: text('state').$type<State>().notNull(),
  zip: text('zip').notNull(),
  words: text('words').notNull(),
  since: at('since').notNull(),
  lastAt: at('last_at').notNull(),
  /** When one of us settled it, and what they wrote about it. */
  settledAt: at('settled_at'),
  settledWords: text('settled_words'),
});

/** A customer's certificate. Orders that it freed from tax keep its number, whatever becomes of it. */
export const taxExemption = pgTable(
  'tax_exemption',
  {
    id: id(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    number: text('number').notNull(),
    states: text('states').array().$type<State[]>().notNull(),
    /** Its last day. */
    until: text('until_day').notNull(),
    setBy: text('set_by').references(() => account.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** When one of us took it off. */
    endedAt: at('ended_at'),
  },
  (table) => [
    index('tax_exemption_account_index').on(table.accountId),
    index('tax_exemption_setter_index').on(table.setBy),
  ],
);
