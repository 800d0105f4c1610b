import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withMutants } from './mutants.ts';
import { compareWithList, survivors } from './survivors.ts';

const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim();

it.each(survivors)('$file: $line has the mutant $was → $becomes', ({ file, line, was, becomes }) => {
  const path = new URL(`../../${file}`, import.meta.url);
  const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const mutants = withMutants(file, source, 1).mutants.map((mutant) => ({
    line: oneLine(source.split('\n')[mutant.line - 1] ?? ''),
    was: oneLine(mutant.was),
    becomes: oneLine(mutant.becomes),
  }));
  expect(mutants).toContainEqual({ line, was, becomes });
});

it('tells a survivor that isn’t listed, and a listed one that no longer survives', () => {
  const at = { file: 'core/fee/fee.ts', was: '1', becomes: '2' };
  const [known, fresh] = ['a = 1;', 'b = 1;'].map((source, id) => ({ ...at, id, line: id + 1, source: `  ${source}` }));
  const [entry, old] = ['a = 1;', 'c = 1;'].map((line) => ({ ...at, line, why: 'for a reason' }));
  if (!known || !fresh || !entry || !old) throw new Error('two of each');
  expect(compareWithList([known, fresh], [entry, old])).toEqual({ unlisted: [fresh], outdated: [old] });
});
