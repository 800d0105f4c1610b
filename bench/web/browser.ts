import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const flags = [
  ...['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync', '--mute-audio'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-extensions'],
];

/** A separate browser, controlled through its debugging port. */
export async function launchBrowser(): Promise<{ port: number; close(): Promise<void> }> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'hearthline-bench-browser-'));
  const path = process.env.BROWSER_PATH ?? '/usr/bin/chromium';
  const all = [...flags, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank'];
  const browser = spawn(path, all, { stdio: 'ignore' });
  const isUp = () => fetch(`http://127.0.0.1:${port}/json/version`).then(Boolean, () => false);
  while (!(await isUp())) {
    if (browser.exitCode !== null) throw new Error(`the browser did not start: ${browser.exitCode}`);
    await pause(200);
  }
  return {
    port,
    async close() {
      const gone = new Promise((resolve) => browser.once('exit', resolve));
      browser.kill();
      await gone;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
