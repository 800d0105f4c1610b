import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { furnitureChange } from '../db/schema/index.ts';

export interface FurnitureChanges {
  /** Which database was asked. */
  database: string;
  /** What was finished when it was asked: to be given the next time. */
  seen: string;
  /** When, in seconds by the database's own clock, which also tells how old a change is. */
  at: number;
  recordIds: string[];
}

/**
 * Every piece that was changed by a transaction which had not finished when `since` was seen. Transactions do not finish
 * in the order of their numbers, so what was seen is a whole snapshot and not the last number.
 */
export async function changesSince(
  db: Db,
  { since, most }: { since: string | null; most: number },
): Promise<FurnitureChanges> {
  // A snapshot takes its own transaction for finished. What asks in the middle of one may change more in it: of such a
  // snapshot only its lower end is kept. Numbers above the upper end come from another server, with a backup.
  const { rows } = await db.execute<{ database: string; seen: string; at: number; record_ids: string[] }>(sql`
    select current_database()::text as database,
      case when pg_current_xact_id_if_assigned() is null then pg_current_snapshot()::text
        else concat(pg_snapshot_xmin(pg_current_snapshot()), ':', pg_snapshot_xmin(pg_current_snapshot()), ':')
      end as seen,
      extract(epoch from now())::float8 as at,
      array(
        select distinct record_id from ${furnitureChange}
        where xact >= pg_snapshot_xmin(${since}::pg_snapshot) and xact < pg_snapshot_xmax(pg_current_snapshot())
          and not pg_visible_in_snapshot(xact, ${since}::pg_snapshot)
        limit ${most}
      ) as record_ids`);
  const [asked] = rows;
  if (!asked) throw new Error('a question without an answer');
  const { record_ids: recordIds, ...rest } = asked;
  return { ...rest, recordIds };
}

export async function deleteChangesOlderThan(db: Db, days: number): Promise<void> {
  await db.delete(furnitureChange).where(sql`${furnitureChange.at} < now() - make_interval(days => ${days})`);
}
