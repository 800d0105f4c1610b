import { processorTime } from '../processor-time.ts';
import type { Shop } from './shop.ts';

/** Makes PostgreSQL count what each statement took. */
export const counting = { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.max': '5000' };

/** What one page costs, asked for this many times one after another. The database has to have `pg_stat_statements`. */
export async function measured(
  { ask, server, database }: Shop,
  address: string,
  requests: number,
): Promise<Record<string, string>> {
  let times = 0;
  const timed = async () => {
    times += 1;
    const start = performance.now();
    await ask(address, times);
    return performance.now() - start;
  };
  for (let warm = 0; warm < 3; warm++) await timed();
  await database.pool.query('select pg_stat_statements_reset()');
  const took: number[] = [];
  const before = await processorTime(server);
  for (let asked = 0; asked < requests; asked++) took.push(await timed());
  const processor = ((await processorTime(server)) - before) / requests;
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number) => `${(sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0)} ms`;
  // Leaves out background sweeps, whose call counts aren't a multiple of ours.
  const { rows } = await database.pool.query<{ queries: number; took: number; longest: number }>(
    `select coalesce(sum(calls), 0)::float / $1 as queries, coalesce(sum(total_exec_time), 0) / $1 as took,
       coalesce(max(mean_exec_time), 0) as longest
     from pg_stat_statements where calls >= $1 and calls % $1::integer = 0 and query not like '%pg_stat_statements%'`,
    [requests],
  );
  const [counted] = rows;
  return {
    ...{ p50: at(0.5), p95: at(0.95), processor: `${processor.toFixed(0)} ms` },
    queries: (counted?.queries ?? 0).toFixed(0),
    'in the database': `${(counted?.took ?? 0).toFixed(1)} ms`,
    'longest query': `${(counted?.longest ?? 0).toFixed(1)} ms`,
  };
}
