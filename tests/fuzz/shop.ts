import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#server/root.ts';

export interface FuzzedShop {
  port: number;
  process: ChildProcess;
  /** What is in use after everything else was thrown away, in bytes. */
  heap(): Promise<number>;
  /** Why a request failed, as far as the log still tells. */
  reasonOf(requestId: string): string;
  close(): Promise<void>;
}

/** The built shop as a demo, with data of its own, telling its heap when asked. */
export async function openFuzzedShop(settings: Readonly<Record<string, string>> = {}): Promise<FuzzedShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hearthline-fuzz-'));
  // As root the database runs as another user, who must get in.
  await chmod(dataDir, 0o755);
  const heapPart = join(import.meta.dirname, 'tell-heap.mjs');
  const shop = spawn(
    process.execPath,
    ['--expose-gc', '--import', heapPart, join(projectRoot, 'build/server/main.js')],
    {
      cwd: projectRoot,
      env: {
        ...{ PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', NODE_ENV: 'production' },
        ...{ HEARTHLINE_MODE: 'demo', PORT: '0', DATA_DIR: dataDir, DEMO_BOARDS_AFTER_S: '1', LOG_LEVEL: 'error' },
        PICTURES_AHEAD: 'no',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  let said = '';
  let logged = '';
  shop.stderr?.on('data', (chunk: Buffer) => {
    logged = (logged + chunk.toString()).slice(-4_000_000);
  });
  const port = await new Promise<number>((resolve, reject) => {
    shop.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString().slice(0, 10_000);
      const opened = /open at \S+:(\d+)/.exec(said)?.[1];
      if (opened) resolve(Number(opened));
    });
    shop.once('exit', (code) => reject(new Error(`the shop ended with ${code} before it opened: ${said}${logged}`)));
  });
  return {
    port,
    process: shop,
    async heap() {
      const told = once(shop, 'message');
      shop.send('heap');
      return Number((await told)[0]);
    },
    reasonOf(requestId) {
      const line = logged.split('\n').find((one) => one.includes(requestId) && one.includes('"err"')) ?? '';
      return requestId === '' ? '' : line.slice(0, 900);
    },
    async close() {
      if (shop.exitCode === null && shop.signalCode === null) {
        const ended = once(shop, 'exit');
        shop.kill('SIGTERM');
        await ended;
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
