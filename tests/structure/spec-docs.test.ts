import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gone, read } from './named-in-docs.ts';

const folder = 'docs/spec';
const sections = readdirSync(join(import.meta.dirname, '../..', folder))
  .filter((file) => /^\d\d-/.test(file))
  .toSorted();
const pages = ['docs/spec.md', ...[...sections, 'decisions.md'].map((file) => `${folder}/${file}`)];

interface Row {
  id: string;
  carriers: string;
  test: string;
  decision: string;
}

const rowsOf = (text: string): Row[] =>
  [...text.matchAll(/^\| (\d+\.\d+) \| [^|]+ \| ([^|]+) \| ([^|]+) \| ([^|]*) \|$/gm)].map(
    ([, id = '', carriers = '', test = '', decision = '']) => ({ id, carriers, test, decision: decision.trim() }),
  );

const rows = sections.flatMap((file) => rowsOf(read(`${folder}/${file}`)));
const decisions = new Set([...read(`${folder}/decisions.md`).matchAll(/^\| (D\d+) \|/gm)].map(([, id]) => id));

const isTested = ({ test }: Row) => test !== 'no test';
const counts = (these: readonly Row[]) => {
  const tested = these.filter(isTested).length;
  const decided = these.filter(({ decision }) => decision !== '').length;
  return [these.length, tested, these.length - tested, decided];
};

describe('the specification, requirement by requirement', () => {
  it.each(pages)('%s names only files and tests that exist', (page) => {
    expect(gone(read(page))).toEqual([]);
  });

  it('every line of a table is a row, and no number is used twice', () => {
    const lines = sections.flatMap((file) => read(`${folder}/${file}`).match(/^\| \d.*$/gm) ?? []);
    expect(rows).toHaveLength(lines.length);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it.each(sections)('%s numbers its rows from 1', (file) => {
    const section = Number(file.slice(0, 2));
    const numbers = rowsOf(read(`${folder}/${file}`)).map(({ id }) => id);
    expect(numbers).toEqual(numbers.map((_, index) => `${section}.${index + 1}`));
  });

  it('every row names a file, and a test with its title or “no test”', () => {
    const unclear = rows.filter(
      (row) => !row.carriers.includes('`') || !(row.test === 'no test' || /`[^`]+` › “/.test(row.test)),
    );
    expect(unclear.map(({ id }) => id)).toEqual([]);
  });

  it('every decision that a row names is there, and each is named by a row', () => {
    const named = rows.flatMap(({ decision }) => decision.match(/D\d+/g) ?? []);
    expect(new Set(named)).toEqual(decisions);
  });

  it('the counts on the first page are those of the rows', () => {
    const told = [...read('docs/spec.md').matchAll(/^\| (\[§(\d)|all)[^|]* \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/gm)];
    expect(told.map(([, all, section, ...numbers]) => [section ?? all, ...numbers.map(Number)])).toEqual([
      ...sections.map((file) => {
        const section = String(Number(file.slice(0, 2)));
        return [section, ...counts(rows.filter(({ id }) => id.startsWith(`${section}.`)))];
      }),
      ['all', ...counts(rows)],
    ]);
  });
});
