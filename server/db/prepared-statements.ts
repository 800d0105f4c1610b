import { type Column, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { andAfter } from './after-commit.ts';
import type { Db } from './database.ts';
import { sessionOf } from './drizzle-session.ts';

/** A statement's parameters, by name. */
export type Given<Values> = { readonly [Name in keyof Values & string]: Placeholder<Name, Values[Name]> };

export interface Prepared<Answer> {
  execute(values: Record<string, unknown>): Promise<Answer>;
}

interface Preparable<Answer> {
  prepare(name: string): Prepared<Answer>;
}

/**
 * A statement used again and again, such as those of a purchase: its SQL text is built once per connection and run with
 * new values each time. Values go to the database as they are, so match a list with `any`.
 */
export function preparedStatement<Values extends Record<string, unknown>, Answer>(
  build: (db: Db, given: Given<Values>) => Preparable<Answer>,
): (db: Db, values: Values) => Promise<Answer> {
  const prepared = new WeakMap<object, Prepared<Answer>>();
  return (db, values) => {
    const session = sessionOf(db);
    const known = prepared.get(session);
    if (known) return known.execute(values);
    const made = build(db, placeholders<Values>()).prepare('');
    prepared.set(session, made);
    return made.execute(values);
  };
}

/** Matches one of a list of any length, with the same statement. */
export const isOneOf = (column: Column, values: Placeholder): SQL => sql`${column} = any(${listOf(values, 'text')})`;

/**
 * A list parameter. If PostgreSQL could see the list, it would replan every time: a list shorter than it estimates
 * always makes a custom plan look cheaper. Wrapped in a subselect, one generic plan serves all lists.
 */
export const listOf = (values: Placeholder, type: 'text' | 'integer' | 'bigint'): SQL => {
  const list = sql.raw(`${type}[]`);
  return sql`(select ${values}::${list})::${list}`;
};

const placeholders = <Values>() => new Proxy({} as Given<Values>, { get: (_, name) => sql.placeholder(String(name)) });

/** Keeps one session per connection. By default, every transaction gets a new session with nothing prepared. */
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
