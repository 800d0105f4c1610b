import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import config from '../../vitest.config.ts';
import { SlowFirst, slowFiles, slowFirst } from '../setup/slow-first.ts';

const root = join(import.meta.dirname, '../..');

test('the slow test files are still there, each named once', () => {
  expect(slowFiles.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(new Set(slowFiles).size).toBe(slowFiles.length);
});

test('they come first, the longest at the very front, and the others keep their order', () => {
  const [longest = '', second = ''] = slowFiles;
  const files = ['/shop/core/b.test.ts', `/shop/${second}`, '/shop/core/a.test.ts', `/shop/${longest}`];
  expect(slowFirst(files, (file) => file)).toEqual([
    `/shop/${longest}`,
    `/shop/${second}`,
    '/shop/core/b.test.ts',
    '/shop/core/a.test.ts',
  ]);
});

test('the runner orders by them', () => {
  expect(config).toMatchObject({ test: { sequence: { sequencer: SlowFirst } } });
});
