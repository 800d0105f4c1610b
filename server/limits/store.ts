import { and, gt, inArray, lte } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { type Given, isOneOf, preparedStatement } from '../db/prepared-statements.ts';
import { limitedTry } from '../db/schema/index.ts';
import { takeTurns } from '../db/take-turns.ts';

/** Serializes simultaneous tries by one person, across all processes. */
export async function lockKeys(tx: Db, keys: readonly string[]): Promise<void> {
  // Always in the same order, to prevent deadlocks.
  for (const key of [...keys].sort()) await takeTurns(tx, `limit ${key}`);
}

const selectTimes = preparedStatement((db, { keys, since }: Given<{ keys: readonly string[]; since: Date }>) =>
  db
    .select({ key: limitedTry.key, triedAt: limitedTry.triedAt })
    .from(limitedTry)
    .where(and(isOneOf(limitedTry.key, keys), gt(limitedTry.triedAt, since))),
);

export async function timesOf(db: Db, keys: readonly string[], since: Date): Promise<Map<string, Date[]>> {
  const rows = await selectTimes(db, { keys, since });
  const times = new Map<string, Date[]>();
  for (const { key, triedAt } of rows) times.set(key, [...(times.get(key) ?? []), triedAt]);
  return times;
}

export async function insertTries(db: Db, rows: (typeof limitedTry.$inferInsert)[]): Promise<void> {
  await db.insert(limitedTry).values(rows);
}

export async function deleteTries(db: Db, keys: readonly string[]): Promise<void> {
  await db.delete(limitedTry).where(inArray(limitedTry.key, [...keys]));
}

export async function deleteTriesById(db: Db, ids: readonly string[]): Promise<void> {
  await db.delete(limitedTry).where(inArray(limitedTry.id, [...ids]));
}

export async function deletePastTries(db: Db, now: Date): Promise<void> {
  await db.delete(limitedTry).where(lte(limitedTry.countsUntil, now));
}
