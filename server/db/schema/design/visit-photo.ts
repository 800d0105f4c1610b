import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from '../account/account.ts';
import { at } from '../columns.ts';
import { upload } from './upload.ts';
import { visit } from './visit.ts';

/** A photo taken on site. The picture itself belongs to the customer, so it goes with their account. */
export const visitPhoto = pgTable(
  'visit_photo',
  {
    /** Made by the device that took it, so that a photo sent twice is kept once. */
    id: text('id').primaryKey(),
    visitId: text('visit_id')
      .notNull()
      .references(() => visit.id, { onDelete: 'cascade' }),
    uploadId: text('upload_id')
      .notNull()
      .references(() => upload.id, { onDelete: 'cascade' }),
    takenBy: text('taken_by').references(() => account.id, { onDelete: 'set null' }),
    takenAt: at('taken_at').notNull(),
  },
  (table) => [
    uniqueIndex('visit_photo_upload_key').on(table.uploadId),
    index('visit_photo_visit_index').on(table.visitId, table.takenAt),
    index('visit_photo_taker_index').on(table.takenBy),
  ],
);
