import { relations } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Db } from '../db/database.ts';
import { account, credential, session, twoFactor, verification } from '../db/schema/index.ts';

/** Our tables under the names by which the sign-in library asks for them: its user is our account. */
export const authTables = { user: account, session, account: credential, verification, twoFactor };

const whose = relations(session, ({ one }) => ({
  user: one(account, { fields: [session.userId], references: [account.id] }),
}));
const proves = relations(credential, ({ one }) => ({
  user: one(account, { fields: [credential.userId], references: [account.id] }),
}));
const provedBy = relations(account, ({ many }) => ({ accounts: many(credential) }));

/**
 * The same connections with only these names. Through ours the library would look for a person's credentials, which it
 * calls accounts, in the table of accounts; with names of its own it may ask for a session and whose it is in one query.
 */
export const authDatabase = (db: Db & { $client?: Pool }) =>
  db.$client ? drizzle(db.$client, { schema: { ...authTables, whose, proves, provedBy } }) : db;
