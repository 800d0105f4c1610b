import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type RefundApprovalState, refundApprovalLifecycle, refundSubjects } from '#core/payment/index.ts';
import { account } from '../account/account.ts';
import { at, id, notNegative, oneOf } from '../columns.ts';
import { readDetails, storedJson } from '../stored-json.ts';

/** A refund that waits for a second person, or what they decided. Nothing of it has happened before they approve it. */
export const refundApproval = pgTable(
  'refund_approval',
  {
    id: id(),
    /** What is refunded: an order or a fee. */
    kind: text('kind', { enum: refundSubjects }).notNull(),
    subjectId: text('subject_id').notNull(),
    /** The act to carry out, and what it was given. */
    act: text('act').notNull(),
    given: storedJson('given', readDetails).notNull(),
    /** What was asked for; once approved, what was refunded. */
    cents: integer('cents').notNull(),
    state: text('state').$type<RefundApprovalState>().notNull(),
    askedBy: text('asked_by').references(() => account.id, { onDelete: 'set null' }),
    askedAt: at('asked_at').notNull(),
    decidedBy: text('decided_by').references(() => account.id, { onDelete: 'set null' }),
    decidedAt: at('decided_at'),
    /** Why it was declined. */
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    // One at a time for each order or fee, so that two can't be approved for the same money.
    uniqueIndex('refund_approval_one_waiting_key').on(table.subjectId).where(sql`${table.state} = 'waiting'`),
    index('refund_approval_state_index').on(table.state, table.askedAt),
    index('refund_approval_asker_index').on(table.askedBy),
    index('refund_approval_decider_index').on(table.decidedBy),
    oneOf('refund_approval_state_check', table.state, refundApprovalLifecycle.states),
    check('refund_approval_decided_check', sql`(${table.state} = 'waiting') = (${table.decidedAt} is null)`),
    notNegative('refund_approval_cents_check', table.cents),
  ],
);
