import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.ts';
import { check } from './check.ts';
import { findBrowser } from './find-browser.ts';

const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');
const only = process.argv[2];
const isWanted = (part: string) => only === undefined || only === part;

interface Count {
  passed: number;
  failed: number;
}

function run(script: string, args: string[], environment: Record<string, string> = {}): number {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // The build ran in this process and set production mode; the tests must not inherit it.
    env: { ...process.env, NODE_ENV: 'test', ...environment },
  });
  return status ?? 1;
}

/** A runner that fails without naming a failed test (it crashed) counts as one failure, so it never looks green. */
const honest = (status: number, { passed, failed }: Count): Count => ({
  passed,
  failed: status !== 0 && failed === 0 ? 1 : failed,
});

function countVitest(): Count {
  const file = join(results, 'vitest.json');
  const status = run('vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return honest(
    status,
    read(file, (report) => ({ passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0 })),
  );
}

function countPlaywright(browser: string): Count {
  const file = join(results, 'playwright.json');
  const status = run('@playwright/test/cli.js', ['test', ...process.argv.slice(3)], {
    BROWSER_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  if (status !== 0) printFailedPages();
  return honest(
    status,
    read(file, ({ stats }) => ({
      passed: stats?.expected ?? 0,
      failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    })),
  );
}

/**
 * What failed, and what its page showed at the end, since a log outlives the folder with the screenshots. The errors come
 * last: where only the end of a log is kept, they are there.
 */
function printFailedPages(): void {
  const folder = join(results, 'e2e');
  if (!existsSync(folder)) return;
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('error-context.md'))
    .map((path) => {
      const text = readFileSync(join(folder, path), 'utf8');
      const [errors = '', shown = ''] = text.split('# Test source')[0]?.split('# Page snapshot') ?? [];
      return { path, errors: errors.slice(errors.indexOf('# Error details')), shown };
    });
  for (const { path, shown } of pages) console.log(`\n--- ${path}\n${shown.slice(0, 6_000)}`);
  for (const { path, errors } of pages) console.log(`\n--- ${path}\n${errors.slice(0, 3_000)}`);
}

interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
}

function read(file: string, count: (report: Report) => Count): Count {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    return { passed: 0, failed: 1 };
  }
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const counts: Count[] = [];
// Each keeps about one core busy, so they run side by side. Some tests start the built server.
const [failedChecks] = await Promise.all([
  isWanted('check') ? check() : null,
  isWanted('code') || isWanted('e2e') ? build() : null,
]);
if (failedChecks !== null) counts.push({ passed: 4 - failedChecks, failed: failedChecks });
if (isWanted('code')) counts.push(countVitest());
if (isWanted('e2e')) counts.push(countPlaywright(findBrowser(console.log)));
const sum = counts.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), {
  passed: 0,
  failed: 0,
});
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed > 0 || sum.passed === 0 ? 1 : 0);
