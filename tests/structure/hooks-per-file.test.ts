import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from './imports.ts';

const root = join(import.meta.dirname, '../..');

/** A setup file is loaded again for every test file, unlike what test files import. */
const setupFiles = ['scripts/mutate/switch.ts'];

const registersWhenLoaded = (source: string) => /^(?:before|after)(?:All|Each)\(/m.test(source);

test('a module that test files share registers no hook while it loads: it would run for the first file only', () => {
  const shared = sourceFiles(root).filter(
    (path) => !/\.test\.tsx?$/.test(path) && !path.startsWith('tests/structure/') && !setupFiles.includes(path),
  );
  const registering = shared.filter((path) => registersWhenLoaded(readFileSync(join(root, path), 'utf8')));
  expect(shared).toContain('tests/setup/database.ts');
  expect(registering).toEqual([]);
});

test('a hook at the top of a module is seen, and one inside a function is none', () => {
  expect(registersWhenLoaded("import x from 'x';\nafterAll(() => x());\n")).toBe(true);
  expect(registersWhenLoaded('export function clear() {\n  afterAll(() => x());\n}\n')).toBe(false);
});
