import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** A fresh demo of its own, or the one `SHOP_ORIGIN` names. */
export async function openShop(): Promise<{ origin: string; close(): void }> {
  const given = process.env.SHOP_ORIGIN;
  if (given) return { origin: given, close: () => undefined };
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'hearthline-bench-shop-'));
  const shop = spawn(process.execPath, [join(import.meta.dirname, '../../scripts/start.ts')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: data },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://localhost:${port}`;
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (shop.exitCode !== null) throw new Error(`the shop did not open: ${shop.exitCode}`);
    await pause(500);
  }
  return {
    origin,
    close() {
      shop.once('exit', () => rmSync(data, { recursive: true, force: true }));
      shop.kill('SIGTERM');
    },
  };
}
