import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, id, notNegative } from '../columns.ts';
import { account } from './account.ts';

/** An account's second factor. The library encrypts both the key and the backup codes for a lost phone. */
export const twoFactor = pgTable(
  'two_factor',
  {
    id: id(),
    userId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    /** False until the first code is entered. */
    verified: boolean('verified').notNull().default(true),
    /** The 30-second step of the last accepted code. Neither it nor an earlier one is accepted again. */
    lastStep: integer('last_step'),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: at('locked_until'),
  },
  (table) => [
    uniqueIndex('two_factor_account_key').on(table.userId),
    notNegative('two_factor_failed_check', table.failedVerificationCount),
  ],
);
