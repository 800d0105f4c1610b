import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from './imports.ts';

const root = join(import.meta.dirname, '../..');

/** New browsers answer these with a promise. React takes what an effect returns for its cleanup, and calls it. */
const scrolls = String.raw`[\w.?()]+\.(?:scrollIntoView|scrollTo|scrollBy)\(`;
const returned = new RegExp(String.raw`\breturn ${scrolls}|Effect\(\(\) => ${scrolls}`);

test('no effect returns what scrolling answers', () => {
  const found = sourceFiles(root).filter(
    (path) => path.startsWith('app/') && returned.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(found).toEqual([]);
});

test('a returned scroll is seen, and one that is only made is none', () => {
  expect(returned.test('if (keepFocus) return part.scrollIntoView();')).toBe(true);
  expect(returned.test('useEffect(() => part.current?.scrollIntoView(), []);')).toBe(true);
  expect(returned.test('if (keepFocus) return void part.scrollIntoView();')).toBe(false);
  expect(returned.test('useEffect(() => {\n  part.scrollIntoView();\n}, []);')).toBe(false);
});
