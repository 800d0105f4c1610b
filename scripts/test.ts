import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from './build.ts';
import { check } from './check.ts';
import { findBrowser } from './find-browser.ts';

const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');
const only = process.argv[2];
const isWanted = (part: string) => only === undefined || only === part;

/** How many tests passed, and the names of those that failed. */
interface Outcome {
  passed: number;
  failed: readonly string[];
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
const honest = (runner: string, status: number, { passed, failed }: Outcome): Outcome => ({
  passed,
  failed: status !== 0 && failed.length === 0 ? [`${runner} itself`] : failed,
});

function runVitest(): Outcome {
  const file = join(results, 'vitest.json');
  const status = run('vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return honest(
    'vitest',
    status,
    read(file, ({ numPassedTests = 0, testResults = [] }) => ({
      passed: numPassedTests,
      failed: testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter((result) => result.status === 'failed')
          .map(({ fullName }) => `${relative(root, name)} › ${fullName}`),
      ),
    })),
  );
}

function runPlaywright(browser: string): Outcome {
  const file = join(results, 'playwright.json');
  const status = run('@playwright/test/cli.js', ['test', ...process.argv.slice(3)], {
    BROWSER_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  if (status !== 0) printFailedPages();
  return honest(
    'playwright',
    status,
    read(file, ({ stats, suites = [] }) => ({
      passed: stats?.expected ?? 0,
      failed: suites
        .flatMap(specsOf)
        .filter(({ ok, tests }) => !ok || tests.some((test) => test.status === 'flaky'))
        .map(({ file, title }) => `${file} › ${title}`),
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

interface Spec {
  file: string;
  title: string;
  ok: boolean;
  tests: readonly { status: string }[];
}

interface Suite {
  specs?: readonly Spec[];
  suites?: readonly Suite[];
}

const specsOf = ({ specs = [], suites = [] }: Suite): readonly Spec[] => [...specs, ...suites.flatMap(specsOf)];

/** The parts of vitest's and Playwright's reports that are read here. */
interface Report {
  numPassedTests?: number;
  testResults?: readonly { name: string; assertionResults: readonly { status: string; fullName: string }[] }[];
  stats?: { expected: number };
  suites?: readonly Suite[];
}

function read(file: string, outcome: (report: Report) => Outcome): Outcome {
  try {
    return outcome(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    return { passed: 0, failed: [`${relative(root, file)} can’t be read`] };
  }
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const outcomes: Outcome[] = [];
// Each keeps about one core busy, so they run side by side. Some tests start the built server.
const [failedChecks] = await Promise.all([
  isWanted('check') ? check() : null,
  isWanted('code') || isWanted('e2e') ? build() : null,
]);
if (failedChecks !== null) outcomes.push({ passed: 4 - failedChecks.length, failed: failedChecks });
if (isWanted('code')) outcomes.push(runVitest());
if (isWanted('e2e')) outcomes.push(runPlaywright(findBrowser(console.log)));
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.flatMap((outcome) => outcome.failed);
// All names at the very end: where only the end of a log is kept, they are there.
for (const name of failed) console.log(`✗ ${name}`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length > 0 || passed === 0 ? 1 : 0);
