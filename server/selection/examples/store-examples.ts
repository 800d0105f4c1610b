import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { exampleSelection } from '../../db/schema/index.ts';

export type ExampleRow = typeof exampleSelection.$inferSelect;

export const findExamples = (db: Db, name: string | null): Promise<ExampleRow[]> =>
  db
    .select()
    .from(exampleSelection)
    .where(name === null ? undefined : eq(exampleSelection.name, name))
    .orderBy(asc(exampleSelection.name));

export async function writeExample(db: Db, { name, boards, composedAt }: ExampleRow): Promise<void> {
  await db
    .insert(exampleSelection)
    .values({ name, boards, composedAt })
    .onConflictDoUpdate({ target: exampleSelection.name, set: { boards, composedAt } });
}
