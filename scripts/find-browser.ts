import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

// The one without windows first: an empty page costs it a third of the processor time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const fixed = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function installed(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...fixed,
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null;
}

const isRoot = () => process.getuid?.() === 0;
const has = (command: string) => spawnSync('which', [command]).status === 0;

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

/** A Chromium for the browser tests: the installed one, or one we install and say so. */
export function findBrowser(say: (line: string) => void): string {
  const there = installed();
  if (there) return there;
  if (isRoot() && has('apt-get')) {
    say('No browser found. Installing the distribution’s Chromium with apt-get …');
    const install = (name: string) => run('apt-get', ['install', '-y', '--no-install-recommends', name]);
    const either = () => install('chromium-headless-shell') || install('chromium');
    if (!either()) run('apt-get', ['update']) && either();
  } else {
    say('No browser found. Downloading Playwright’s own Chromium …');
    run(process.execPath, [
      join(import.meta.dirname, '../node_modules/@playwright/test/cli.js'),
      'install',
      'chromium',
    ]);
  }
  const got = installed();
  if (!got)
    throw new Error('No browser, and none could be installed. Install Chromium or Chrome, then run the tests again.');
  return got;
}
