import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type GuaranteeState, guaranteeGrounds, guaranteeLifecycle } from '#core/fee/index.ts';
import { account } from '../account/account.ts';
import { at, id, oneOf } from '../columns.ts';
import { fee } from './fee.ts';

/** A fee refund requested under the satisfaction guarantee, which the studio decides on. */
export const guaranteeRequest = pgTable(
  'guarantee_request',
  {
    id: id(),
    feeId: text('fee_id')
      .notNull()
      .references(() => fee.id),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    because: text('because', { enum: guaranteeGrounds }).notNull(),
    /** What the customer wrote, and our answer. */
    words: text('words').notNull().default(''),
    answer: text('answer').notNull().default(''),
    state: text('state').$type<GuaranteeState>().notNull(),
    askedAt: at('asked_at').notNull(),
    decidedAt: at('decided_at'),
    decidedBy: text('decided_by').references(() => account.id),
  },
  (table) => [
    uniqueIndex('guarantee_request_one_asked_key').on(table.feeId).where(sql`${table.state} = 'asked'`),
    index('guarantee_request_state_index').on(table.state, table.askedAt),
    index('guarantee_request_account_index').on(table.accountId, table.askedAt),
    oneOf('guarantee_request_state_check', table.state, guaranteeLifecycle.states),
    check('guarantee_request_decided_check', sql`(${table.state} = 'asked') = (${table.decidedAt} is null)`),
  ],
);
