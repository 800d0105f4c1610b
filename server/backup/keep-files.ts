import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { locks } from '../db/one-at-a-time.ts';
import type { Files } from '../gateways/files/port.ts';

/**
 * While a backup reads what its snapshot names, no file goes away. A backup takes its lock before its snapshot, and files
 * are removed after their rows, so a file that the snapshot still names is always there. What stays behind is an orphan,
 * which a later sweep removes.
 */
export function keepDuringBackup(files: Files, db: Db): Files {
  return {
    ...files,
    async remove(key) {
      const { rows } = await db.execute<{ free: boolean }>(
        sql`select pg_try_advisory_xact_lock_shared(${locks.backup}) as free`,
      );
      if (rows[0]?.free) await files.remove(key);
    },
  };
}
