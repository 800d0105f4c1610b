import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { createVitest, type TestSpecification } from 'vitest/node';
import { type Mutant, withMutants } from './mutate/mutants.ts';
import { compareWithList, survivors as listed, type SurvivingMutant } from './mutate/survivors.ts';

// How good are the tests of the rules about money? Every small mistake that could be made in them is made, one after the
// other, and the tests have to notice. `npm run mutate [folder or file …]` prints the share they noticed and what they did not.
// What no test can notice is listed in mutate/survivors.ts, with the reason.

const root = join(import.meta.dirname, '..');
const given = process.argv.slice(2);
const places =
  given.length > 0 ? given : ['money', 'order', 'fee', 'payment', 'promotion'].map((noun) => `core/${noun}`);
/** All tests of a rule's noun may notice a mistake in it: `core/order/line` is tested by `core/order`. */
const nouns = [...new Set(places.map((place) => place.split('/').slice(0, 2).join('/')))];
/** So many of a hundred have to be noticed, and no more may be listed as impossible to notice. */
const leastNoticed = 90;
const mostListed = 3;
const isWanted = (path: string) => places.some((place) => path === place || path.startsWith(`${place}/`));

const scratch = mkdtempSync(join(tmpdir(), 'mutate-'));
const mutantFile = join(scratch, 'mutant');
const reachedFolder = join(scratch, 'reached');
mkdirSync(reachedFolder);
writeFileSync(mutantFile, '0');

const mutants: Mutant[] = [];
const code = new Map<string, string>();
for (const noun of nouns) {
  for (const name of readdirSync(join(root, noun), { recursive: true, encoding: 'utf8' }).sort()) {
    const path = join(root, noun, name);
    if (!name.endsWith('.ts') || /\.(test|test-data|fixture)\.ts$|(^|\/)index\.ts$/.test(name)) continue;
    if (!isWanted(relative(root, path))) continue;
    const made = withMutants(relative(root, path), readFileSync(path, 'utf8'), mutants.length + 1);
    code.set(path, made.code);
    mutants.push(...made.mutants);
  }
}

const putIn: Plugin = {
  name: 'mutants',
  enforce: 'pre',
  load: (id) => code.get(id.split('?')[0] ?? '') ?? null,
};

const vitest = await createVitest(
  {
    root,
    config: false,
    watch: false,
    reporters: [{}],
    pool: 'threads',
    maxWorkers: 2,
    fileParallelism: true,
    setupFiles: [join(root, 'scripts/mutate/switch.ts')],
    include: nouns.map((noun) => `${noun}/**/*.test.ts`),
    silent: true,
    // It would hand out a file as another run transformed it: without mutants, or with that run's.
    fsModuleCache: false,
  },
  { plugins: [putIn] },
);
vitest.provide('mutantFile', mutantFile);
vitest.provide('reachedFolder', reachedFolder);
const all = await vitest.globTestSpecifications();
const { testModules } = await vitest.runTestSpecifications(all, true);
const broken = testModules.filter((module) => !module.ok());
if (broken.length > 0) {
  console.error(
    `These tests fail without any mutant: ${broken.map(({ moduleId }) => relative(root, moduleId)).join(', ')}`,
  );
  process.exit(1);
}
const reachedBy = new Map<number, TestSpecification[]>();
for (const file of readdirSync(reachedFolder)) {
  const path = decodeURIComponent(file.replace(/\.json$/, ''));
  const specification = all.find(({ moduleId }) => moduleId === path);
  const ids = JSON.parse(readFileSync(join(reachedFolder, file), 'utf8')) as number[];
  for (const id of ids) if (specification) reachedBy.set(id, [...(reachedBy.get(id) ?? []), specification]);
}
vitest.provide('reachedFolder', null);
if (reachedBy.size === 0) {
  console.error('The tests ran without a single mutant in the code, so they can’t notice any.');
  process.exit(1);
}

const short = (words: string) => words.replace(/\s+/g, ' ').slice(0, 80);
const listedHere = listed.filter(({ file }) => isWanted(file));
const survivors: SurvivingMutant[] = [];
/** Told at once: a whole run takes a while. */
const survives = (mutant: Mutant) => {
  const { file, line, was, becomes } = mutant;
  const source = readFileSync(join(root, file), 'utf8').split('\n')[line - 1] ?? '';
  const survivor = { ...mutant, source };
  survivors.push(survivor);
  if (compareWithList([survivor], listedHere).unlisted.length === 0) return;
  console.log(`${file}:${line}  ${short(was)}  →  ${short(becomes)}`);
};
for (const [at, mutant] of mutants.entries()) {
  const tests = reachedBy.get(mutant.id) ?? [];
  if (tests.length === 0) survives(mutant);
  else {
    writeFileSync(mutantFile, String(mutant.id));
    const run = await vitest.runTestSpecifications(tests, false);
    const noticed = run.unhandledErrors.length > 0 || run.testModules.some((module) => !module.ok());
    if (!noticed) survives(mutant);
  }
  if ((at + 1) % 50 === 0) console.log(`${at + 1} of ${mutants.length}, ${survivors.length} not noticed`);
}
await vitest.close();
rmSync(scratch, { recursive: true, force: true });

const { unlisted, outdated } = compareWithList(survivors, listedHere);
for (const { file, line, was, becomes } of outdated) {
  console.log(`Listed, but noticed by now or gone: ${file}  ${short(line)}  ${short(was)}  →  ${short(becomes)}`);
}
const shareOf = (some: number) => (100 * some) / mutants.length;
const noticed = shareOf(mutants.length - survivors.length);
const excused = shareOf(survivors.length - unlisted.length);
console.log(
  `${mutants.length} mutants: ${noticed.toFixed(1)} % noticed, ${excused.toFixed(1)} % listed, ${unlisted.length} neither`,
);
const isGood = noticed >= leastNoticed && excused <= mostListed && unlisted.length + outdated.length === 0;
process.exit(isGood ? 0 : 1);
