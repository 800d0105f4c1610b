import { bigint, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, id } from '../columns.ts';
import { account } from './account.ts';

/** A passkey kept by a person's device or password manager. Only its public key is here. */
export const passkey = pgTable(
  'passkey',
  {
    id: id(),
    name: text('name'),
    userId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    credentialID: text('credential_id').notNull(),
    publicKey: text('public_key').notNull(),
    /** How often it was used, if the device counts. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    aaguid: text('aaguid'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('passkey_credential_key').on(table.credentialID),
    index('passkey_account_index').on(table.userId),
  ],
);
