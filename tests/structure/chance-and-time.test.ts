import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSeed } from '../setup/seed.ts';
import { sourceFiles } from './imports.ts';

const root = join(import.meta.dirname, '../..');

/** Names of folders, databases and new people: they only have to differ. And where the seed itself is put in. */
const mayDraw = [
  ...['tests/setup/context.ts', 'tests/setup/database.ts', 'tests/setup/fresh.ts', 'tests/setup/seeded-ids.ts'],
  'tests/structure/chance-and-time.test.ts',
];
const isTest = (path: string) => /\.test(-data)?\.tsx?$/.test(path) || path.startsWith('tests/');
/** Tests of rules and screens: what they test takes the time as an argument. */
const hasNoClock = (path: string) => /^(core|app|content|showroom)\/.*\.test(-data)?\.tsx?$/.test(path);
/** Tests in a browser: the shop's clock is real there, so they read what it shows. These may look at a clock: */
const mayReadClock: Readonly<Record<string, string>> = {
  'tests/e2e/people-confirm-who-they-are.test.ts': 'an authenticator app’s code: the one before and after count too',
  'tests/e2e/refusals-come-into-view.test.ts': 'hands an animation frame the time that the browser would',
  'tests/e2e/the-frame-around-every-page.test.ts': 'the footer’s year: that of yesterday or tomorrow is right too',
  'tests/e2e/the-quiz-is-kept.test.ts': 'when an answer was given: it only has to be later than the one before',
};
const readsShopsClock = (path: string) => path.startsWith('tests/e2e/') && !(path in mayReadClock);

const chance = /\bMath\.random\b|\brandom(?:UUID|Bytes|Int|Fill|FillSync|Ids)\b|\bgetRandomValues\b/;
const clock = /\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b/;

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

function problemsOf(path: string, source: string): string[] {
  const lines = withoutComments(source).split('\n');
  return [
    ...(isTest(path) && !mayDraw.includes(path) ? lines.filter((line) => chance.test(line)) : []),
    ...(hasNoClock(path) || readsShopsClock(path) ? lines.filter((line) => clock.test(line)) : []),
  ].map((line) => `${path}: ${line.trim()}`);
}

describe('attack 22: a test that fails by chance or by the hour', () => {
  it('attack 22: no test draws without the seed, and no test of a rule or in a browser reads the clock', () => {
    const found = sourceFiles(root).flatMap((path) => problemsOf(path, readFileSync(join(root, path), 'utf8')));
    expect(
      found,
      'draw with tests/setup/seed.ts, name with tests/setup/fresh.ts, pass the time as an argument',
    ).toEqual([]);
  });

  it.each([
    ['server/fee/pay-fee.test.ts', 'const name = Math.random().toString(36);'],
    ['server/fee/fee.test-data.ts', 'import { randomUUID } from "node:crypto";'],
    ['tests/e2e/planted.test.ts', 'const email = crypto.randomUUID();'],
    ['server/fee/pay-fee.test.ts', 'const ids = randomIds(clock);'],
    ['core/fee/fee.test.ts', 'const at = new Date();'],
    ['app/parts/fee/words.test.ts', 'const until = Date.now() + 1000;'],
    ['tests/e2e/planted.test.ts', 'const today = easternDay(new Date());'],
  ])('is seen in %s: %s', (path, line) => {
    expect(problemsOf(path, `${line}\n`)).toHaveLength(1);
  });

  it('every exception for a clock is still needed', () => {
    for (const path of Object.keys(mayReadClock)) {
      expect(withoutComments(readFileSync(join(root, path), 'utf8')), path).toMatch(clock);
    }
  });

  it('every project of the tests draws by the seed', () => {
    const config = readFileSync(join(root, 'vitest.config.ts'), 'utf8');
    expect(config.match(/\bname: '/g)).toHaveLength((config.match(/^ +setupFiles,$/gm) ?? []).length);
    expect(config).toContain("['tests/setup/every-test.ts']");
  });

  it('no poll gives up on a busy machine: every project of the tests waits as long as for a test', () => {
    const config = readFileSync(join(root, 'vitest.config.ts'), 'utf8');
    expect(config.match(/\bname: '/g)).toHaveLength((config.match(/^ +expect: \{ poll \},$/gm) ?? []).length);
    expect(config).toContain('const poll = { timeout: patience };');
  });

  it('a seed is a whole number', () => {
    expect([readSeed(undefined), readSeed(''), readSeed('77')]).toEqual([1, 1, 77]);
    for (const bad of ['x', '1.5', '-1', '1e99']) expect(() => readSeed(bad), bad).toThrow('TEST_SEED');
  });
});
