import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Starts the built shop once for the browser tests, on a free port, with data of its own; or takes the one that is named. */
export default async function startShop(): Promise<() => Promise<void>> {
  if (process.env.SHOP_ORIGIN) return async () => undefined;
  const dataDir = await mkdtemp(join(tmpdir(), 'hearthline-shop-'));
  await chmod(dataDir, 0o755);
  process.env.SHOP_DATA_DIR = dataDir;
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
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.env.SHOP_ORIGIN = await new Promise<string>((resolve, reject) => {
    let said = '';
    shop.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const origin = /open at (\S+)/.exec(said)?.[1];
      if (origin) resolve(origin);
    });
    shop.once('exit', (code) => reject(new Error(`the shop ended with ${code} before it opened: ${said}`)));
  });
  return async () => {
    const ended = new Promise((resolve) => shop.once('exit', resolve));
    shop.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
}
