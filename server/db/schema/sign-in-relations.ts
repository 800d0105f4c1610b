import { relations } from 'drizzle-orm';
import { account } from './account.ts';
import { credential } from './credential.ts';
import { session } from './session.ts';

/** How the sign-in library's tables hang together, by the names it asks for: a session comes with its person in one query. */
export const accountRelations = relations(account, ({ many }) => ({
  sessions: many(session),
  accounts: many(credential),
}));

export const sessionRelations = relations(session, ({ one }) => ({
  user: one(account, { fields: [session.userId], references: [account.id] }),
}));

export const credentialRelations = relations(credential, ({ one }) => ({
  user: one(account, { fields: [credential.userId], references: [account.id] }),
}));
