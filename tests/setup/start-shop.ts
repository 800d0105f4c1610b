import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillShelves } from './shop-database.ts';

const root = join(import.meta.dirname, '../..');

export interface StartedShop {
  origin: string;
  dataDir: string;
  stop: () => Promise<void>;
}

/** Starts the built shop on a free port, with data of its own. */
export async function startOwnShop(): Promise<StartedShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hearthline-shop-'));
  await chmod(dataDir, 0o755);
  const shop = spawn(process.execPath, [join(root, 'build/server/main.js')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HEARTHLINE_MODE: 'demo',
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO_BOARDS_AFTER_S: '1',
      LOG_LEVEL: 'warn',
      PICTURES_AHEAD: 'no',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    shop.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /open at (\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    shop.once('exit', (code) => reject(new Error(`the shop ended with ${code} before it opened: ${said}`)));
  });
  const stop = async () => {
    const ended = new Promise((resolve) => shop.once('exit', resolve));
    shop.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  return { origin, dataDir, stop };
}

/** Starts one shop for all browser tests, or takes the one that is named. */
export default async function startShop(): Promise<() => Promise<void>> {
  if (process.env.SHOP_ORIGIN) return async () => undefined;
  const { origin, dataDir, stop } = await startOwnShop();
  process.env.SHOP_ORIGIN = origin;
  process.env.SHOP_DATA_DIR = dataDir;
  await fillShelves();
  return stop;
}
