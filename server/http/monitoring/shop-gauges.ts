import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { LiveHub } from '../../live/hub.ts';
import type { Metrics } from './metrics.ts';

export interface Watched {
  pool: Pick<Pool, 'query' | 'totalCount' | 'idleCount' | 'waitingCount'>;
  connections: number;
  live: Pick<LiveHub, 'connected'>;
}

interface State {
  waiting: string;
  oldest: string;
  failed: string;
  mismatches: string;
  orders: string;
  quiet: string;
}

/** What the shop as a whole has to tell, in one question that goes by indexes. Times are the database's own. */
const question = `select
  (select count(*) from (select from outbox where done_at is null and failed_at is null and due_at <= now()
    limit 10000) found) as waiting,
  (select coalesce(extract(epoch from now() - min(due_at)), 0) from outbox
    where done_at is null and failed_at is null and due_at <= now()) as oldest,
  (select count(*) from outbox where failed_at is not null) as failed,
  (select count(*) from payment_mismatch) as mismatches,
  (select count(distinct purchase_id) from ledger_entry
    where at > now() - interval '5 minutes' and kind = 'captured' and fee_id is null) / 5.0 as orders,
  (select count(*) from setting where name = 'quiet') as quiet`;

/** One answer serves all gauges of one request for metrics, and no one gets to ask the database faster than this. */
const lastsMs = 1000;

/** The metrics scraper gives up after a few seconds and would then get nothing at all. */
const longestMs = 2000;

/** Gauges that are read when someone asks. A database that can't answer makes them NaN, and the others are still told. */
export function watchShop(metrics: Metrics, { pool, connections, live }: Watched): void {
  let asked = Number.NEGATIVE_INFINITY;
  let answer: Promise<State | null> = Promise.resolve(null);
  const stateOf = (name: keyof State) => async () => {
    if (performance.now() - asked > lastsMs) {
      asked = performance.now();
      const told = pool.query<State>(question).then(
        ({ rows }) => rows[0] ?? null,
        () => null,
      );
      answer = Promise.race([told, pause(longestMs, null, { ref: false })]);
    }
    return Number((await answer)?.[name] ?? Number.NaN);
  };
  metrics.gauge('database_answers', 'Did the database answer just now?', async () =>
    Number.isNaN(await stateOf('waiting')()) ? 0 : 1,
  );
  metrics.gauge('outbox_waiting', 'Promised effects that are due', stateOf('waiting'));
  metrics.gauge('outbox_oldest_seconds', 'How long the oldest of them has been due', stateOf('oldest'));
  metrics.gauge('outbox_failed', 'Promised effects that were given up and wait for a person', stateOf('failed'));
  metrics.gauge('payment_mismatches', 'Payments on which we and the card provider disagree', stateOf('mismatches'));
  metrics.gauge('orders_per_minute', 'Orders paid a minute, over the last five', stateOf('orders'));
  metrics.gauge('shop_quiet', 'A restored shop that sends no email and runs no job', stateOf('quiet'));
  metrics.gauge('database_pool_size', 'Connections this process may open', () => connections);
  metrics.gauge('database_pool_open', 'Connections it has open', () => pool.totalCount);
  metrics.gauge('database_pool_idle', 'Of those, unused', () => pool.idleCount);
  metrics.gauge('database_pool_waiting', 'Requests and jobs that wait for one', () => pool.waitingCount);
  metrics.gauge('live_connected', 'Does this process hear news of the others?', () => (live.connected() ? 1 : 0));
}
