import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Clock } from '../clock.ts';
import type { Ids } from '../context.ts';
import { type ConnectionSettings, connectionOptions, plainConnection } from '../db/connection.ts';
import type { Db } from '../db/database.ts';
import { outbox } from '../db/schema/index.ts';
import { insertNewRows } from '../db/write-rows.ts';
import { announceWork } from '../live/announce.ts';
import { currentTraceparent } from '../process/tracing/spans.ts';

export interface Promised {
  kind: string;
  payload: Record<string, unknown>;
  /** Two promises of the same kind with the same key count as one. */
  onceKey?: string;
  /** Don't run before this time, by the shop's clock. */
  dueAt?: Date;
}

export interface JobQueue {
  /** Promises effects as part of the caller's transaction: they happen if and only if it commits. */
  promise(db: Db, ...jobs: Promised[]): Promise<void>;
}

export const outboxQueue = 'outbox';

/** Effects that ask another company's server, which may be slow: no email waits behind them. */
export const outsideQueue = 'outbox-outside';

export const sendWebhookKind = 'send webhook';

export const fetchFeedKind = 'fetch feed';

const outsideKinds = [sendWebhookKind, fetchFeedKind];

export const queueFor = (kind: string) => (outsideKinds.includes(kind) ? outsideQueue : outboxQueue);

/** Tries per effect, waiting 2, 4, 8 … seconds in between (about half an hour in all). */
export const attemptsPerEffect = 10;

export interface QueueSettings {
  /** Whether this process also tidies up the queue. */
  doesHousekeeping: boolean;
  connections: number;
  connection: ConnectionSettings;
}

export async function openQueue(
  url: string,
  onError: (error: Error) => void,
  { connections, connection, doesHousekeeping }: QueueSettings = {
    connections: 4,
    connection: plainConnection,
    doesHousekeeping: true,
  },
): Promise<PgBoss> {
  const boss = new PgBoss({
    ...connectionOptions(url, connection),
    schema: 'job',
    max: connections,
    supervise: doesHousekeeping,
    schedule: false,
  });
  boss.on('error', onError);
  await boss.start();
  for (const queue of [outboxQueue, outsideQueue]) {
    await boss.createQueue(queue, {
      retryLimit: attemptsPerEffect - 1,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 600,
      // Effects are short, so one left active by a dead process can be retried soon.
      expireInSeconds: 60,
    });
  }
  return boss;
}

export function outboxQueueOn(boss: PgBoss, clock: Clock, ids: Ids): JobQueue {
  return {
    async promise(db, ...jobs) {
      if (jobs.length === 0) return;
      const now = clock.now();
      const rows = jobs.map(({ kind, payload, onceKey, dueAt }) => ({
        ...{ id: ids.next('effect'), kind, payload, onceKey: onceKey ?? null, dueAt: dueAt ?? now, createdAt: now },
      }));
      const written = await insertNewRows(db, outbox, rows);
      // Anything due later is left to the sweeper, which goes by the shop's clock.
      const due = rows.filter(({ id, dueAt }) => written.has(id) && dueAt <= now);
      if (due.length > 0) announceWork(db);
      const trace = currentTraceparent();
      for (const [queue, own] of Map.groupBy(due, ({ kind }) => queueFor(kind))) {
        await boss.insert(
          queue,
          own.map(({ id }) => ({ data: trace ? { id, trace } : { id } })),
          { db: fromDrizzle(db, sql) },
        );
      }
    },
  };
}
