import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { earlyPressScript } from './early-press.ts';

/** `early-press.ts` tells by these names that React has taken an element over. */
test('React still marks the elements it has taken over', () => {
  const reactDom = createRequire(import.meta.url).resolve('react-dom');
  const client = readFileSync(join(reactDom, '../cjs/react-dom-client.production.js'), 'utf8');
  expect(client).toMatch(/"__reactFiber\$"/);
  expect(client).toMatch(/"__reactProps\$"/);
  expect(earlyPressScript()).toMatch(/startsWith\(['"]__react['"]\)/);
});
