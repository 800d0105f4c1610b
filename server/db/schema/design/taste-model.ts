import { sql } from 'drizzle-orm';
import { check, integer, pgTable } from 'drizzle-orm/pg-core';
import { readTaste } from '#core/selection/index.ts';
import { at } from '../columns.ts';
import { storedJson } from '../stored-json.ts';

/** What was learned from what customers kept, one row for each time that changed. Earlier ones stay, for the figures. */
export const tasteModel = pgTable(
  'taste_model',
  {
    version: integer('version').primaryKey(),
    model: storedJson('model', readTaste).notNull(),
    trainedAt: at('trained_at').notNull(),
  },
  (table) => [check('taste_model_version_check', sql`${table.version} >= 1`)],
);
