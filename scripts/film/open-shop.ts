import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A fresh demo of its own, or the one `SHOP_ORIGIN` names. */
export async function openShop(): Promise<{ origin: string; close(): void }> {
  const given = process.env.SHOP_ORIGIN;
  if (given) return { origin: given, close: () => undefined };
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'hearthline-film-shop-'));
  const start = join(import.meta.dirname, '../start.ts');
  const shop = spawn(process.execPath, [start], {
    env: { ...process.env, PORT: String(port), DATA_DIR: data },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://localhost:${port}`;
  while (!(await isReady(origin))) {
    if (shop.exitCode !== null) throw new Error(`the shop did not open: ${shop.exitCode}`);
    await pause(500);
  }
  return {
    origin,
    close() {
      shop.kill('SIGTERM');
      shop.once('exit', () => rmSync(data, { recursive: true, force: true }));
    },
  };
}

const isReady = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
