import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at } from '../columns.ts';
import { selection } from './selection.ts';
import { upload } from './upload.ts';

/** The newest picture that a customer took of their furnished room. It goes with the share link and with letters. */
export const roomPicture = pgTable(
  'room_picture',
  {
    selectionId: text('selection_id')
      .primaryKey()
      .references(() => selection.id, { onDelete: 'cascade' }),
    uploadId: text('upload_id')
      .notNull()
      .references(() => upload.id, { onDelete: 'cascade' }),
    takenAt: at('taken_at').notNull(),
  },
  (table) => [uniqueIndex('room_picture_upload_key').on(table.uploadId)],
);
