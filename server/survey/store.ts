import { desc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { survey } from '../db/schema/index.ts';

export type SurveyRow = typeof survey.$inferSelect;

export const surveysOf = (db: Db, accountId: string): Promise<SurveyRow[]> =>
  db.select().from(survey).where(eq(survey.accountId, accountId)).orderBy(desc(survey.createdAt));
