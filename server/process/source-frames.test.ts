import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from 'rolldown/utils';
import { expect, test } from 'vitest';
import { sourceFrames } from './source-frames.ts';

test('a position in the bundle is named by its source; whatever has no map stays as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-frames-'));
  const source =
    'interface Wish {\n  of: string;\n}\n\nexport function fail(wish: Wish): never {\n  throw new Error(wish.of);\n}\n';
  const { code, map } = transformSync('wishes.ts', source, { sourcemap: true });
  writeFileSync(join(folder, 'main.js'), code);
  writeFileSync(join(folder, 'main.js.map'), JSON.stringify({ ...map, sources: ['../wishes.ts'] }));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const { fail } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'main.js')).href)) as {
    fail(wish: { of: string }): never;
  };
  const stackOf = (act: () => unknown) => {
    try {
      act();
    } catch (error) {
      return (error as Error).stack ?? '';
    }
    return '';
  };
  const mapped = sourceFrames(
    stackOf(() => fail({ of: 'a sofa' })).replaceAll(`${folder}/wishes.ts`, `${folder}/main.js`),
  );
  expect(mapped).toContain(`${join(folder, '..', 'wishes.ts')}:6:`);
  const foreign = '    at query (/srv/shop/node_modules/pg/lib/client.js:10:3)\n    at /nowhere/main.js:1:1';
  expect(sourceFrames(foreign)).toBe(foreign);
});
