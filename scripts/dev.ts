import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { processEnvironment, readConfig } from '#server/config.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start.ts';
import { createLog } from '#server/process/log.ts';

// The shop during development. Pages update as you save them. When a file of the server, the rules or the content is
// saved, only the shop's process restarts: the database keeps running, so that takes a second or two.

const root = join(import.meta.dirname, '..');
const compileCache = join(root, 'node_modules/.cache/compiled');
const watched = ['server', 'core', 'content', 'showroom/catalog'];
/** An editor may save several files at once; one restart is enough. */
const quietMs = 80;
const patienceMs = 400;

const config = readConfig(processEnvironment());
if (!config.ok) {
  for (const complaint of config.complaints) console.error(complaint);
  process.exit(1);
}
const { databaseUrl, dataDir, logLevel } = config.config;
const log = createLog(logLevel, pino.destination({ dest: 2, sync: false }));
const postgres = databaseUrl ? null : await startEmbeddedPostgres({ dataDir, log });
if (postgres && !postgres.ok) {
  console.error(postgres.message);
  process.exit(1);
}
const url = postgres?.url ?? databaseUrl;

let shop: ChildProcess = start();
let timer: NodeJS.Timeout | undefined;

function start(): ChildProcess {
  const child = spawn(process.execPath, [join(root, 'scripts/dev/shop.ts')], {
    stdio: 'inherit',
    // Reuse compiled code: compiling would be most of a restart.
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache, ...(url ? { DATABASE_URL: url } : {}) },
  });
  // A shop that failed to start waits for the next save, which will probably fix it.
  child.once('exit', (code) => code && console.error('The shop stopped. Save a file to start it again.'));
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  // A page with an open event stream would keep the old process alive for longer than you want to wait.
  const hurry = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await gone;
  clearTimeout(hurry);
}

async function restart(file: string): Promise<void> {
  console.log(`${file} changed: starting the shop again …`);
  const old = shop;
  await stop(old);
  shop = start();
}

let turn = Promise.resolve();
for (const folder of watched) {
  watch(join(root, folder), { recursive: true }, (_, name) => {
    if (!name || !/\.(ts|tsx|json)$/.test(name) || /\.test(-data)?\.tsx?$/.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      turn = turn.then(() => restart(`${folder}/${name}`));
    }, quietMs);
  });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await stop(shop);
    if (postgres?.ok) await postgres.stop();
    process.exit(0);
  });
}
