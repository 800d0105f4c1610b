import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from './imports.ts';

const root = join(import.meta.dirname, '../..');
const files = sourceFiles(root);

/** Longer than this and a file holds two ideas. */
const mostLines = 300;
/** More than this side by side, and a newcomer finds nothing. */
const mostFiles = 26;

test('no file is longer than 300 lines', () => {
  const long = files
    .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > mostLines);
  expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
});

test('no folder has more than about 25 source files', () => {
  const sources = files.filter((path) => !/\.(test|test-data)\.tsx?$/.test(path));
  expect(sources.length).toBeGreaterThan(1500);
  const full = [...Map.groupBy(sources, dirname)].filter(([, inside]) => inside.length > mostFiles);
  expect(full.map(([folder, inside]) => `${folder}: ${inside.length}`)).toEqual([]);
});

test('a fee payment is followed in at most 12 files, and an order in at most 16', () => {
  const map = readFileSync(join(root, 'docs/map.md'), 'utf8');
  const rows = [...map.matchAll(/^\| \d+ \| ([^|]*) \| ([^|]*) \|$/gm)];
  const named = (cell: 1 | 2) => rows.filter((row) => row[cell]?.includes('`')).length;
  expect(named(1)).toBeGreaterThan(5);
  expect(named(1)).toBeLessThanOrEqual(12);
  expect(named(2)).toBeGreaterThan(5);
  expect(named(2)).toBeLessThanOrEqual(16);
});
