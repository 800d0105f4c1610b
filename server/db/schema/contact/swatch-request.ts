import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { State } from '#core/places/index.ts';
import { type SwatchState, swatchLifecycle } from '#core/swatch/index.ts';
import { account } from '../account/account.ts';
import { at, id, oneOf } from '../columns.ts';

/** Swatches to send by mail. */
export const swatchRequest = pgTable(
  'swatch_request',
  {
    id: id(),
    /** The same form sent twice is one request. */
    onceKey: text('once_key').notNull(),
    /** Null for a visitor. */
    accountId: text('account_id').references(() => account.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    name: text('name').notNull(),
    line1: text('line1').notNull(),
    line2: text('line2').notNull(),
    city: text('city').notNull(),
    addressState: text('address_state').$type<State>().notNull(),
    zip: text('zip').notNull(),
    /** The home, however it was typed. */
    addressKey: text('address_key').notNull(),
    /** Names, as the customer read them. */
    fabrics: text('fabrics').array().notNull(),
    state: text('state').$type<SwatchState>().notNull(),
    askedAt: at('asked_at').notNull(),
    sentAt: at('sent_at'),
    sentBy: text('sent_by').references(() => account.id),
  },
  (table) => [
    uniqueIndex('swatch_request_once_key').on(table.onceKey),
    index('swatch_request_address_index').on(table.addressKey, table.askedAt),
    index('swatch_request_studio_index').on(table.state, table.askedAt),
    index('swatch_request_account_index').on(table.accountId),
    oneOf('swatch_request_state_check', table.state, swatchLifecycle.states),
  ],
);
