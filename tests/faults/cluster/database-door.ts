import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { projectRoot } from '#server/root.ts';
import { end, freePort } from '../../../bench/orders/bench-shop.ts';
import { type ClusterNode, password } from './nodes.ts';
import type { Programs } from './programs.ts';

export interface DatabaseDoor {
  /** The shop's database, wherever its leader is. */
  url: string;
  /** Carries no byte until the returned function is called, and closes nothing. */
  freeze(): () => void;
  close(): Promise<void>;
}

/** The database's section of `deploy/examples/haproxy.cfg`, with our ports, and an empty database behind it. */
export async function openDatabaseDoor(
  folder: string,
  nodes: readonly ClusterNode[],
  { haproxy }: Programs,
): Promise<DatabaseDoor> {
  const example = await readFile(join(projectRoot, 'deploy/examples/haproxy.cfg'), 'utf8');
  const port = await freePort();
  const servers = nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.port} port ${node.rest}\n`).join('');
  const sections = example
    .replace('bind 127.0.0.1:5433', `bind 127.0.0.1:${port}`)
    .split(/^(?=\w)/m)
    .filter((section) => /^(global|defaults|listen postgres)/.test(section))
    .map((section) =>
      section.startsWith('listen postgres') ? section.replaceAll(/^ {2}server .*\n/gm, '') + servers : section,
    );
  const config = join(folder, 'database.cfg');
  await writeFile(config, sections.join(''));
  const child: ChildProcess = spawn(haproxy, ['-db', '-q', '-f', config], { stdio: ['ignore', 'ignore', 'inherit'] });
  const addressOf = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  await makeDatabase(addressOf('postgres'), child);
  return {
    url: addressOf('shop'),
    freeze() {
      child.kill('SIGSTOP');
      return () => void child.kill('SIGCONT');
    },
    close: () => end(child, 'SIGKILL'),
  };
}

async function makeDatabase(url: string, haproxy: ChildProcess): Promise<void> {
  for (;;) {
    if (haproxy.exitCode !== null) throw new Error(`haproxy ended with ${haproxy.exitCode}`);
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query(`select 1 from pg_database where datname = 'shop'`);
      if (rows.length === 0) await client.query('create database shop');
      return;
    } catch {
      // There is no leader yet.
      await pause(500);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
