import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { clusterIn } from '#server/db/embedded/choose-home.ts';
import { clusterName, processesOf } from '#server/db/embedded/processes.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start.ts';

/**
 * Proves that acknowledged writes survive: `kill-nine.ts [rounds]`, 3 by default. In each round a program writes rows
 * and is killed together with its database at a random moment. Then every row it saw acknowledged must be there.
 */
const rounds = Number(process.argv[2] ?? 3);
const dataDir = await mkdtemp(join(tmpdir(), 'hearthline-kill-nine-'));
await chmod(dataDir, 0o755);
const log = { info: () => undefined, warn: () => undefined, error: (message: string) => console.error(message) };

/** Runs the writer until a random number of rows is acknowledged, then kills it and its database at once. */
async function writeUntilKilled(round: number, home: string): Promise<number[]> {
  const script = join(import.meta.dirname, 'kill-nine/write-rows.ts');
  const writer = spawn(process.execPath, [script, dataDir, String(round)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(writer, 'exit');
  const name = await clusterName(clusterIn(home));
  const enough = randomInt(1, 1500);
  const acknowledged: number[] = [];
  for await (const line of createInterface({ input: writer.stdout })) {
    acknowledged.push(Number(line));
    if (acknowledged.length === enough) {
      const database = await processesOf(name);
      // Paused first, so that it can't see its database die before it does.
      writer.kill('SIGSTOP');
      for (const pid of database) killHard(pid);
      writer.kill('SIGKILL');
    }
  }
  await exited;
  if (acknowledged.length < enough) throw new Error(`the writer of round ${round} ended by itself`);
  return acknowledged;
}

function killHard(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The worker has already exited since it was listed, which is what we want.
  }
}

type Loss = { missing: number[]; torn: number };

async function findLoss(acknowledged: number[]): Promise<Loss> {
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  if (!postgres.ok) throw new Error(postgres.message);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query<{ id: string; whole: boolean }>(
    `select id, filling = repeat(md5(id::text), 20) and exists (select from entry_line where entry_id = id) as whole
     from entry`,
  );
  await client.end();
  await postgres.stop();
  const found = new Set(rows.map(({ id }) => Number(id)));
  return { missing: acknowledged.filter((id) => !found.has(id)), torn: rows.filter(({ whole }) => !whole).length };
}

async function prepare(): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  if (!postgres.ok) throw new Error(postgres.message);
  await postgres.stop();
  return postgres.directory;
}

async function survive(): Promise<number> {
  const home = await prepare();
  const acknowledged: number[] = [];
  let good = 0;
  try {
    for (let round = 1; round <= rounds; round += 1) {
      acknowledged.push(...(await writeUntilKilled(round, home)));
      const { missing, torn } = await findLoss(acknowledged);
      const lost = missing.length > 0 || torn > 0;
      if (!lost) good += 1;
      const verdict = lost ? `LOST ${missing.length}, torn ${torn}` : 'all there';
      console.log(`round ${round}: ${acknowledged.length} rows acknowledged so far, ${verdict}`);
    }
  } finally {
    for (const directory of [home, dataDir]) await rm(directory, { recursive: true, force: true });
  }
  return good;
}

const good = await survive();
console.log(`${good} of ${rounds} rounds lost nothing`);
process.exitCode = good === rounds ? 0 : 1;
