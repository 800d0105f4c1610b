import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Clock } from '../clock.ts';
import type { Ids } from '../context.ts';
import type { Db } from '../db/database.ts';
import { outbox } from '../db/schema/index.ts';

export interface Promised {
  kind: string;
  payload: Record<string, unknown>;
  /** Two promises of one kind with the same key are one promise. */
  onceKey?: string;
  /** Not before this moment, by the shop's clock. */
  dueAt?: Date;
}

export interface JobQueue {
  /** Promises an effect as part of the caller's transaction: no commit, no effect; a commit, surely the effect. */
  promise(db: Db, job: Promised): Promise<void>;
}

export const outboxQueue = 'outbox';

/** How often an effect is tried, waiting 2, 4, 8 … seconds between (about half an hour in all). */
export const attemptsPerEffect = 10;

export async function openQueue(url: string, onError: (error: Error) => void): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString: url, schema: 'job', max: 4, useListenNotify: true });
  boss.on('error', onError);
  await boss.start();
  await boss.createQueue(outboxQueue, {
    retryLimit: attemptsPerEffect - 1,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 600,
    notify: true,
    // The effects are short: one left active by a dead process is soon tried again.
    expireInSeconds: 60,
  });
  return boss;
}

export function outboxQueueOn(boss: PgBoss, clock: Clock, ids: Ids): JobQueue {
  return {
    async promise(db, { kind, payload, onceKey, dueAt }) {
      const now = clock.now();
      const id = ids.next('effect');
      const row = { id, kind, payload, onceKey: onceKey ?? null, dueAt: dueAt ?? now, createdAt: now };
      const written = await db.insert(outbox).values(row).onConflictDoNothing().returning({ id: outbox.id });
      // What is due later is found by the sweeper, which goes by the shop's clock.
      if (written.length > 0 && row.dueAt <= now) await boss.send(outboxQueue, { id }, { db: fromDrizzle(db, sql) });
    },
  };
}
