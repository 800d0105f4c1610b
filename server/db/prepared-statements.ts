import { type Column, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { andAfter } from './after-commit.ts';
import type { Db } from './database.ts';

/** What a statement is asked with, by name. */
export type Given<Values> = { readonly [Name in keyof Values & string]: Placeholder<Name, Values[Name]> };

export interface Prepared<Answer> {
  execute(values: Record<string, unknown>): Promise<Answer>;
}

interface Preparable<Answer> {
  prepare(name: string): Prepared<Answer>;
}

/**
 * A statement that comes again and again, as those of a purchase do: its text is put together once for each connection,
 * and asked with other values each time. Values go to the database as they are: a list is asked with `any`.
 */
export function preparedStatement<Values extends Record<string, unknown>, Answer>(
  build: (db: Db, given: Given<Values>) => Preparable<Answer>,
): (db: Db, values: Values) => Promise<Answer> {
  const prepared = new WeakMap<object, Prepared<Answer>>();
  return (db, values) => {
    const { session } = db._;
    const known = prepared.get(session);
    if (known) return known.execute(values);
    const made = build(db, placeholders<Values>()).prepare('');
    prepared.set(session, made);
    return made.execute(values);
  };
}

/** One of a list that is given; whatever its length, it is the same statement. */
export const isOneOf = (column: Column, values: Placeholder): SQL => sql`${column} = any(${listOf(values, 'text')})`;

/**
 * A list that is given. Seen as it is, each list would be planned for anew: one that is shorter than the database guesses
 * always looks worth it. So it comes by way of a question of its own, and one plan serves them all.
 */
export const listOf = (values: Placeholder, type: 'text' | 'integer'): SQL => {
  const list = sql.raw(`${type}[]`);
  return sql`(select ${values}::${list})::${list}`;
};

const placeholders = <Values>() => new Proxy({} as Given<Values>, { get: (_, name) => sql.placeholder(String(name)) });

/**
 * Gives each connection one session for as long as it lives. By itself a transaction makes a new one, on which nothing
 * is prepared yet.
 */
export function keepSessions<Own extends Db>(
  pooled: Own,
  connect: () => Promise<PoolClient>,
  open: (client: PoolClient) => Db,
): Own {
  const own = new WeakMap<PoolClient, Db>();
  const transaction: Db['transaction'] = async (act, settings) => {
    const client = await connect();
    try {
      const kept = own.get(client) ?? open(client);
      own.set(client, kept);
      return await andAfter(kept, pooled, () => kept.transaction(act, settings));
    } finally {
      client.release();
    }
  };
  return Object.assign(pooled, { transaction });
}
