import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, text, timestamp } from 'drizzle-orm/pg-core';

/** Columns and constraints that every table defines the same way. */
export const id = () => text('id').primaryKey();

export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => at('created_at').notNull().defaultNow();

export const updatedAt = () => at('updated_at').notNull().defaultNow();

export const oneOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '))})`);

export const notNegative = (name: string, column: AnyPgColumn) => check(name, sql`${column} >= 0`);
