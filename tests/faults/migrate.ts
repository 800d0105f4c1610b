import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '#server/db/embedded/start.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { projectRoot } from '#server/root.ts';
import { seededNumbers } from '../setup/seed.ts';

/**
 * `npm run faults:migrate [commit]`: an empty shop of an older version (the first that starts on a newer schema, unless
 * another is named) is migrated to this one while four customers never stop: each of their transactions takes five tables in
 * any order, ten milliseconds apart. Ends with 1 if one of them was refused. Needs the history.
 */
const [commit = 'b5d21429'] = process.argv.slice(2);
const customers = 4;
/** What a visit, a project, boards, an order and its letters write to. */
const tables = [
  ...['account', 'survey', 'project', 'selection', 'board_piece', 'message', 'visit', 'furniture', 'setting'],
  ...['purchase', 'purchase_line', 'payment', 'refund', 'ledger_entry', 'outbox'],
];

const folder = await mkdtemp(join(tmpdir(), 'hearthline-migrate-'));
await chmod(folder, 0o755);
const older = join(folder, 'server/db/migrations');
const taken = spawnSync('sh', ['-c', `git archive ${commit} server/db/migrations | tar -x -C "${folder}"`], {
  cwd: projectRoot,
});
if (taken.status !== 0) throw new Error(`${commit} isn't in the history: ${taken.stderr}`);
const log = { info: () => undefined, warn: () => undefined, error: (message: string) => console.error(message) };
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log });
if (!postgres.ok) throw new Error(postgres.message);

const refused = new Map<string, number>();
let [over, done, longest] = [false, 0, 0];
const random = seededNumbers('migrate');

async function keepWriting(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  while (!over) {
    const began = performance.now();
    try {
      await client.query('begin');
      for (let nth = 0; nth < 5; nth += 1) {
        const table = tables[Math.floor(random() * tables.length)];
        await client.query(`lock table "${table}" in row exclusive mode; select pg_sleep(0.01)`);
      }
      await client.query('commit');
      done += 1;
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      refused.set(words, (refused.get(words) ?? 0) + 1);
      await client.query('rollback');
    }
    longest = Math.max(longest, performance.now() - began);
  }
  await client.end();
}

try {
  const { url } = postgres;
  const before = await migrateDatabase(url, { folder: older });
  if (!before.ok) throw new Error(before.message);
  const all = Array.from({ length: customers }, () => keepWriting(url));
  await pause(3000);
  console.log(`${customers} customers alone: ${done} transactions in 3 s, the longest ${longest.toFixed(0)} ms`);
  [done, longest] = [0, 0];
  const began = performance.now();
  const migrated = await migrateDatabase(url);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  over = true;
  await Promise.all(all);
  const told = migrated.ok ? `${migrated.applied} migrations applied` : migrated.message;
  console.log(`${told} in ${seconds} s; meanwhile ${done} transactions, the longest ${longest.toFixed(0)} ms`);
  for (const [words, count] of refused) console.log(`${count} × ${words}`);
  const holds = migrated.ok && refused.size === 0;
  console.log(`${holds ? 'holds' : 'FAILS'}: no customer was refused while the tables changed`);
  if (!holds) process.exitCode = 1;
} finally {
  over = true;
  await postgres.stop();
  for (const path of [postgres.directory, folder]) await rm(path, { recursive: true, force: true });
}
