import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Database, openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start.ts';
import { projectRoot } from '#server/root.ts';
import { end, heard } from '../orders/bench-shop.ts';
import { freePort } from '../web/free-port.ts';

export interface Shop {
  server: ChildProcess;
  database: Database;
  /** Requests a page as an admin, with a different query each time, so that we measure the work and not the cache. */
  ask(address: string, times: number): Promise<void>;
  close(): Promise<void>;
}

/** The built server on the large shop, with these PostgreSQL settings on top of ours. */
export async function openShop(
  dataDir: string,
  settings: Record<string, string>,
  before: string[] = [],
): Promise<Shop> {
  const log = { info: () => undefined, warn: () => undefined, error: (message: string) => console.error(message) };
  const postgres = await startEmbeddedPostgres({ dataDir, log, settings });
  if (!postgres.ok) throw new Error(postgres.message);
  const database = openDatabase(postgres.url, { connections: 1 });
  const shop = spawn(process.execPath, [...before, join(projectRoot, 'build/server/main.js')], {
    env: {
      ...{ PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', NODE_ENV: 'production', LOG_LEVEL: 'error' },
      ...{ DATABASE_URL: postgres.url, DATA_DIR: dataDir, PORT: String(await freePort()) },
      DEMO_BOARDS_AFTER_S: '1000000',
      PICTURES_AHEAD: 'no',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const origin = await heard(shop, /open at (\S+)/);
  const headers = await signedIn(origin);
  return {
    server: shop,
    database,
    async ask(address, times) {
      const fresh = new URL(address, origin);
      fresh.searchParams.set('asked', String(times));
      const answer = await fetch(fresh, { headers, redirect: 'manual' });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
    },
    async close() {
      await end(shop);
      await database.close();
      await postgres.stop();
    },
  };
}

async function signedIn(origin: string): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ email: 'admin@hearthline.test', password: 'hearthline-demo' }),
  });
  if (!answer.ok) throw new Error(`could not sign in: ${answer.status}`);
  return {
    cookie: answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; '),
  };
}
