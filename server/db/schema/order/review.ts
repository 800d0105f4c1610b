import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { roomIds } from '#core/catalog/index.ts';
import type { State } from '#core/places/index.ts';
import { type ReviewState, reviewLifecycle, type Stars } from '#core/review/index.ts';
import { account } from '../account/account.ts';
import { at, id, oneOf } from '../columns.ts';
import { furniture } from '../design/furniture.ts';
import { upload } from '../design/upload.ts';

/** What a customer says about a piece they received. One per account and piece. */
export const review = pgTable(
  'review',
  {
    id: id(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    recordId: text('record_id')
      .notNull()
      .references(() => furniture.recordId, { onDelete: 'cascade' }),
    stars: integer('stars').$type<Stars>().notNull(),
    words: text('words').notNull(),
    room: text('room', { enum: roomIds }).notNull(),
    photoId: text('photo_id').references(() => upload.id, { onDelete: 'set null' }),
    /** As a colleague read them: a name changed later isn't shown unread. */
    firstName: text('first_name').notNull(),
    /** Where the piece was delivered, as two letters. */
    deliveredState: text('delivered_state').$type<State>().notNull(),
    state: text('state').$type<ReviewState>().notNull(),
    /** Why it was declined, for the customer. */
    reason: text('reason').notNull().default(''),
    /** Increases with every rewrite: a colleague decides about the version they read. */
    revision: integer('revision').notNull().default(1),
    writtenAt: at('written_at').notNull(),
    decidedAt: at('decided_at'),
    decidedBy: text('decided_by').references(() => account.id),
  },
  (table) => [
    uniqueIndex('review_account_key').on(table.accountId, table.recordId),
    index('review_published_index')
      .on(table.recordId, table.writtenAt, table.id)
      .where(sql`${table.state} = 'published'`),
    index('review_studio_index').on(table.state, table.writtenAt),
    index('review_photo_index').on(table.photoId).where(sql`${table.photoId} is not null`),
    oneOf('review_state_check', table.state, reviewLifecycle.states),
    oneOf('review_room_check', table.room, roomIds),
    check('review_stars_check', sql`${table.stars} between 1 and 5`),
  ],
);
