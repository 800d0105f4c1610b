import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { at, createdAt, id, updatedAt } from '../columns.ts';

/** Short-lived proofs: email verification, password reset. */
export const verification = pgTable(
  'verification',
  {
    id: id(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: at('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('verification_identifier_index').on(table.identifier)],
);
