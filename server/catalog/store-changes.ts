import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { furnitureChange } from '../db/schema/index.ts';

export interface FurnitureChanges {
  /**
   * The database's name and its timeline. After a failover the new leader may hand out ids that the old one had already
   * used, so a snapshot means nothing on another timeline.
   */
  database: string;
  /** The snapshot at the time of the query. Pass it as `since` next time. */
  seen: string;
  /** Query time in seconds on the database's clock, the same clock that dates the changes. */
  at: number;
  recordIds: string[];
}

/**
 * Every piece changed by a transaction that hadn't finished at the `since` snapshot. Transactions don't finish in the
 * order of their ids, so `since` is a whole snapshot and not just the last id.
 */
export async function changesSince(
  db: Db,
  { since, most }: { since: string | null; most: number },
): Promise<FurnitureChanges> {
  // A snapshot counts its own transaction as finished, yet a caller in the middle of one may still change more in it.
  // In that case we keep only the snapshot's lower bound. Ids above the upper bound come from another server, in a
  // backup.
  const { rows } = await db.execute<{ database: string; seen: string; at: number; record_ids: string[] }>(sql`
    select concat(current_database(), ' ', case when not pg_is_in_recovery()
        then left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) end) as database,
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
