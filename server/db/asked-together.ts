import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './database.ts';

type Answers<Questions extends Record<string, SQL<unknown>>> = {
  [Name in keyof Questions]: Questions[Name] extends SQL<infer Value> ? Value : never;
};

/** Combines small unrelated queries into one round trip. Each returns one value: a count, or a few rows as JSON. */
export async function askedTogether<Questions extends Record<string, SQL<unknown>>>(
  db: Db,
  questions: Questions,
): Promise<Answers<Questions>> {
  const asked = Object.entries(questions).map(([name, question]) => sql`${question} as ${sql.identifier(name)}`);
  const { rows } = await db.execute(sql`select ${sql.join(asked, sql`, `)}`);
  const [answers] = rows as Answers<Questions>[];
  if (!answers) throw new Error('a question without an answer');
  return answers;
}
