import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { createVitest, type TestSpecification } from 'vitest/node';
import { type Mutant, withMutants } from './mutate/mutants.ts';

// How good are the tests of the rules about money? Every small mistake that could be made in them is made, one after the
// other, and the tests have to notice. `npm run mutate [folder …]` prints the share they noticed and what they did not.

const root = join(import.meta.dirname, '..');
const given = process.argv.slice(2);
const folders =
  given.length > 0 ? given : ['money', 'order', 'fee', 'payment', 'promotion'].map((noun) => `core/${noun}`);
/** So many of a hundred have to be noticed. */
const least = 90;

const scratch = mkdtempSync(join(tmpdir(), 'mutate-'));
const mutantFile = join(scratch, 'mutant');
const reachedFolder = join(scratch, 'reached');
mkdirSync(reachedFolder);
writeFileSync(mutantFile, '0');

const mutants: Mutant[] = [];
const code = new Map<string, string>();
for (const folder of folders) {
  for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
    if (!name.endsWith('.ts') || /\.(test|test-data|fixture)\.ts$|(^|\/)index\.ts$/.test(name)) continue;
    const path = join(root, folder, name);
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
    include: folders.map((folder) => `${folder}/**/*.test.ts`),
    silent: true,
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

const survivors: Mutant[] = [];
for (const [at, mutant] of mutants.entries()) {
  const tests = reachedBy.get(mutant.id) ?? [];
  if (tests.length === 0) survivors.push(mutant);
  else {
    writeFileSync(mutantFile, String(mutant.id));
    const run = await vitest.runTestSpecifications(tests, false);
    const noticed = run.unhandledErrors.length > 0 || run.testModules.some((module) => !module.ok());
    if (!noticed) survivors.push(mutant);
  }
  if ((at + 1) % 50 === 0) console.log(`${at + 1} of ${mutants.length}, ${survivors.length} not noticed`);
}
await vitest.close();
rmSync(scratch, { recursive: true, force: true });

for (const { file, line, was, becomes } of survivors) {
  const short = (words: string) => words.replace(/\s+/g, ' ').slice(0, 80);
  console.log(`${file}:${line}  ${short(was)}  →  ${short(becomes)}`);
}
const share = (100 * (mutants.length - survivors.length)) / mutants.length;
console.log(`${mutants.length} mutants, ${survivors.length} not noticed: ${share.toFixed(1)} % killed`);
process.exit(share >= least ? 0 : 1);
