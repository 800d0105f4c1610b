import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Import, importsBelow } from './imports.ts';

const root = join(import.meta.dirname, '../..');

const isPart = (path: string) => path.startsWith('app/parts/');
const isTest = (path: string) => /\.test(-data)?\.tsx?$/.test(path);

/** The screen a file belongs to: a page group, a room of the studio, or what surrounds every page. */
const screenOf = (path: string) => path.match(/^app\/(?:(?:pages|studio)\/[^/]+|[^/]+)/)?.[0] ?? path;

/** Parts that lead to exactly one screen, directly or through other parts. What leads to none is dead code: knip's. */
function partsOfOneScreen(all: readonly Import[]): string[] {
  const readers = new Map<string, string[]>();
  for (const { from, to } of all) {
    const isReader = from.startsWith('app/') && !isTest(from);
    if (isPart(to) && isReader) readers.set(to, [...(readers.get(to) ?? []), from]);
  }
  const screensOf = (part: string): Set<string> => {
    const seen = new Set([part]);
    const screens = new Set<string>();
    for (const one of seen)
      for (const reader of readers.get(one) ?? []) {
        if (isPart(reader)) seen.add(reader);
        else screens.add(screenOf(reader));
      }
    return screens;
  };
  return [...readers.keys()].filter((part) => screensOf(part).size === 1).toSorted();
}

test('app/parts holds only what at least two screens use; the rest belongs next to its screen', () => {
  const all = importsBelow(root);
  expect(all.filter(({ to }) => isPart(to)).length).toBeGreaterThan(500);
  expect(partsOfOneScreen(all)).toEqual([]);
});

test('a part of one screen is seen, also behind another part; tests and benches are no screens', () => {
  const to = (from: string, target: string): Import => ({ from, to: target, typeOnly: false });
  const form = 'app/parts/fee/form.tsx';
  const field = 'app/parts/fee/field.tsx';
  const one = [to('app/pages/quiz/step.tsx', form), to('app/pages/quiz/quiz.route.tsx', form), to(form, field)];
  expect(partsOfOneScreen([...one, to('app/pages/orders/order.test.tsx', form)])).toEqual([field, form]);
  expect(partsOfOneScreen([...one, to('bench/forms.ts', form)])).toEqual([field, form]);
  expect(partsOfOneScreen([...one, to('app/pages/orders/order.tsx', form)])).toEqual([]);
  expect(partsOfOneScreen([...one, to('app/shell/frame.tsx', field)])).toEqual([form]);
});
