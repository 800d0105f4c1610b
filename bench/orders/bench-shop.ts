import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pieceKinds } from '#core/catalog/index.ts';
import { addItems } from '#server/catalog/store.ts';
import { systemClock } from '#server/clock.ts';
import { randomIds } from '#server/context.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { ensureDatabase, startEmbeddedPostgres } from '#server/db/embedded/start.ts';
import { webhookEvents } from '#server/gateways/payments/webhook-events.ts';
import { mallocSettings } from '#server/process/malloc-settings.ts';
import { projectRoot } from '#server/root.ts';
import { madeUpItems } from '../../core/selection/composer/made-up.test-data.ts';

/** Test keys used only by this shop. */
const keys = { secret: 'sk_test_house', publishable: 'pk_test_house', webhook: 'whsec_house' } as const;

export interface Running {
  process: ChildProcess;
  origin: string;
}

export interface BenchShop {
  database: Database;
  /** The card provider's URL: a separate process, with books in its own database. */
  cards: string;
  cardsProcess: ChildProcess;
  keys: typeof keys;
  recordIds: string[];
  /** How many there were of each of them. */
  stock: number;
  ids: ReturnType<typeof randomIds>;
  startShop(port?: number): Promise<Running>;
  /** Starts a shop with extra settings, such as its own database folder; maybe another version, from where it was built. */
  startShopWith(settings: Record<string, string>, root?: string): Promise<Running>;
  /** The settings of every process that shares this shop's database and sessions. */
  together: Record<string, string>;
  /** The port the card provider sends its events to: the first shop's, or a proxy's before all of them. */
  door: number;
  /** What the card provider captured and refunded, by order. */
  provider(): Promise<{ order_id: string | null; captured: number; refunded: number }[]>;
  close(): Promise<void>;
}

/**
 * A production-like shop: PostgreSQL with fsync on, the card provider as a separate process, and as many server
 * processes as are started.
 */
export async function openBenchShop(given: {
  pieces: number;
  stock: number;
  /** The shop's database, if it is elsewhere. The card provider keeps its books in one of its own either way. */
  databaseUrl?: string;
  /** Fills the shop with pieces; another version of it does so in its own way. */
  fill?: typeof stock;
}): Promise<BenchShop> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthline-house-'));
  await chmod(folder, 0o755);
  const log = { info: () => undefined, warn: () => undefined, error: (message: string) => console.error(message) };
  const settings = { max_connections: '300' };
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log, databaseName: 'shop', settings });
  if (!postgres.ok) throw new Error(postgres.message);
  await ensureDatabase(postgres.adminUrl, 'cards');
  const children: ChildProcess[] = [];
  const start = async (script: string, args: string[], env: Record<string, string>, says: RegExp) => {
    const child = spawn(process.execPath, [...(process.env.SHOP_FLAGS?.split(' ') ?? []), script, ...args], {
      cwd: folder,
      env: {
        ...{ PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', NODE_ENV: 'production' },
        ...mallocSettings,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    return { process: child, origin: await heard(child, says) };
  };
  const cardsUrl = new URL(postgres.url);
  cardsUrl.pathname = '/cards';
  // Webhook events always go to the first shop, whichever one serves the request.
  const firstShop = await freePort();
  const cards = await start(
    join(projectRoot, 'server/sandbox/stripe/main.ts'),
    [
      ...['--database-url', cardsUrl.href, '--secret-key', keys.secret, '--publishable-key', keys.publishable],
      ...webhookEvents.flatMap((type) => ['--webhook-event', type]),
      ...['--webhook-secret', keys.webhook, '--webhook-url', `http://127.0.0.1:${firstShop}/webhooks/stripe`],
    ],
    {},
    /card sandbox at (\S+)/,
  );
  const startShopWith = (settings: Record<string, string>, root = projectRoot) =>
    start(
      join(root, 'build/server/main.js'),
      [],
      {
        LOG_LEVEL: 'error',
        PICTURES_AHEAD: 'no',
        ...{ STRIPE_SECRET_KEY: keys.secret, STRIPE_PUBLISHABLE_KEY: keys.publishable },
        ...{ STRIPE_WEBHOOK_SECRET: keys.webhook, STRIPE_API_BASE: cards.origin, DEMO_BOARDS_AFTER_S: '1000000' },
        ...settings,
      },
      /open at (\S+)/,
    );
  const url = given.databaseUrl ?? postgres.url;
  const together = { DATABASE_URL: url, DATA_DIR: folder };
  const startShop = (port = firstShop) => startShopWith({ ...together, PORT: String(port) });
  const recordIds = await (given.fill ?? stock)(url, given);
  const database = openDatabase(url);
  return {
    ...{ database, keys, cards: cards.origin, cardsProcess: cards.process, ids: randomIds(systemClock(null)) },
    recordIds,
    stock: given.stock,
    ...{ startShop, startShopWith, together, door: firstShop },
    async provider() {
      const headers = { Authorization: `Bearer ${keys.secret}` };
      return (await fetch(`${cards.origin}/sandbox/cards/ledger`, { headers })).json();
    },
    async close() {
      for (const child of children) await end(child);
      await database.close();
      await postgres.stop();
      for (const path of [postgres.directory, folder]) await rm(path, { recursive: true, force: true });
    },
  };
}

/** Resolves with the address the child says it listens on. */
export function heard(child: ChildProcess, says: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const origin = says.exec(said)?.[1];
      if (origin) resolve(origin);
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)));
  });
}

export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

export async function stock(
  url: string,
  { pieces, stock: each }: { pieces: number; stock: number },
): Promise<string[]> {
  const { migrateDatabase } = await import('#server/db/migrate.ts');
  const migrated = await migrateDatabase(url);
  if (!migrated.ok) throw new Error(migrated.message);
  const database = openDatabase(url, { connections: 1 });
  const items = madeUpItems(pieces, pieceKinds, 11).map((item) => ({ ...item, stock: each, active: true }));
  await addItems(database.db, items);
  await database.close();
  return items.map(({ recordId }) => recordId);
}

/** A port that is free right now. */
export function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
