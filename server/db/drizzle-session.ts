import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

// The two things we take from the inside of drizzle. An upgrade that changes either fails `drizzle-session.test.ts`.

/** What a connection's statements are prepared on. It is one object for each connection, transactions included. */
export const sessionOf = (db: Db): object => db._.session;

export const isTransaction = (db: Db): boolean => db instanceof PgTransaction;
