import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  exportCsv,
  exportJson,
  importCsv,
  importJson,
  importRows,
  parseCsv,
  planImport,
  printCsv,
  readImport,
  recordIdsIn,
  rowsOfCsv,
  rowsOfJson,
} from '../index.ts';
import { anySofa, sofa } from '../item.test-data.ts';

const exported = JSON.parse(exportJson([sofa])) as [Record<string, string>];
const row = (changes: Record<string, unknown> = {}) => ({ ...exported[0], ...changes });
const complaint = (changes: Record<string, unknown>) => readImport([{ line: 7, values: row(changes) }]).problems;

/** Starts and ends like a sentence, and isn't one of zod's own messages. */
const sentence = /^(?!Invalid|Expected|Too )[A-Z“].*\.$/s;

describe('comma-separated values', () => {
  const limits = { rows: 1000, columns: 1000 };
  const cells = (text: string, within = limits) => {
    const parsed = parseCsv(text, within);
    return parsed.ok ? parsed.rows : parsed;
  };

  it('are read with quotes, line ends and line numbers', () => {
    expect(cells('\uFEFFa,b\r\n"1,2","say ""hi"""\r\n\r\n"two\nlines",x\nlast,5" tall')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1,2', 'say "hi"'] },
      { line: 4, cells: ['two\nlines', 'x'] },
      { line: 6, cells: ['last', '5" tall'] },
    ]);
    expect(cells('')).toEqual([]);
    expect(cells('a,\n')).toEqual([{ line: 1, cells: ['a', ''] }]);
    expect(cells('a\n"b')).toEqual({ ok: false, reason: 'bad-quote', line: 2 });
    expect(cells('"b"c')).toEqual({ ok: false, reason: 'bad-quote', line: 1 });
  });

  it('defuse formulas', () => {
    expect(printCsv([['=1+1', '@x', '+5', '-cmd', '-5', "'=x", 'plain']])).toBe(
      "'=1+1,'@x,'+5,'-cmd,-5,''=x,plain\r\n",
    );
    expect(printCsv([['＝1+1', '＋5', '－5', '＠x', '\n=1', '\t=1']])).toBe(`'＝1+1,'＋5,'－5,'＠x,"'\n=1",'\t=1\r\n`);
  });

  it('attack 3: are read no further than a file may be long and wide', () => {
    const within = { rows: 2, columns: 3 };
    expect(cells('a,b,c\n1,,\n\n2,,\n', within)).toHaveLength(3);
    expect(cells('a\n1\n2\n3\n"', within)).toEqual({ ok: false, reason: 'too-many-rows', line: 4 });
    expect(cells('a\n,,,\n"', within)).toEqual({ ok: false, reason: 'too-many-columns', line: 2 });
  });

  it('read back what they print', () => {
    const cell = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('=a', "'=a", '"', ',', '\n', '-1', '-x'));
    const table = fc.array(
      fc.array(
        cell.map((text) => text.replace(/\r/g, '')),
        { minLength: 1 },
      ),
    );
    fc.assert(
      fc.property(table, (rows) => {
        const parsed = parseCsv(printCsv(rows), limits);
        const filled = rows.filter((each) => each.some((text) => text !== ''));
        expect(parsed.ok && parsed.rows.map((each) => each.cells)).toEqual(filled);
      }),
    );
  });

  it('survive a cell of a million characters', () => {
    const long = `"${'a""'.repeat(300_000)}"`;
    expect(parseCsv(long, limits).ok).toBe(true);
  });
});

describe('an import', () => {
  it('reads what an export wrote, as CSV and as JSON', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anySofa, { selector: (item) => item.recordId, maxLength: 4 }), (items) => {
        expect(importJson(exportJson(items))).toEqual({ items, problems: [] });
        if (items.length > 0) expect(importCsv(exportCsv(items))).toEqual({ items, problems: [] });
      }),
    );
  });

  it('keeps the good rows and says in whole sentences what is wrong with each bad one', () => {
    const [head, ...lines] = exportCsv([sofa, { ...sofa, recordId: 'recSofa02' }]).split('\r\n');
    const broken = lines[1]?.replace('1899', 'cheap');
    const result = importCsv([head, lines[0], broken, lines[0]].join('\r\n'));
    expect(result.items).toEqual([sofa]);
    expect(result.problems).toEqual([
      { line: 3, heading: 'price', message: '“cheap” isn’t an amount of money.' },
      { line: 4, heading: 'recordId', message: '“recSofa01” is already on line 2.' },
    ]);
  });

  it.each([
    [{ name: '' }, 'name', 'This is empty.'],
    [{ name: 'x'.repeat(121) }, 'name', 'This is longer than 120 characters.'],
    [{ careInstructions: 'x'.repeat(2001) }, 'careInstructions', 'This is longer than 2,000 characters.'],
    [{ recordId: '../x' }, 'recordId', 'A record id is up to 64 letters, digits, _ and -.'],
    [{ kind: 'lamp' }, 'kind', /^“lamp” isn’t one of sofa, .+\.$/],
    [{ type: 'recliner' }, 'type', /^“recliner” isn’t one of standard, .+\.$/],
    [{ type: '' }, 'type', /^A sofa needs one of standard, .+\.$/],
    [{ shape: 'round' }, 'shape', 'This sofa takes none, so “round” can’t go here.'],
    [{ rooms: '' }, 'rooms', 'A piece belongs in a room.'],
    [{ rooms: 'living-room;cellar' }, 'rooms', /^“cellar” isn’t one of .+\.$/],
    [{ swatch: 'sage' }, 'swatch', 'A swatch is written #rrggbb.'],
    [{ price: '0' }, 'price', 'A piece needs a price.'],
    [{ stock: 'many' }, 'stock', '“many” isn’t a number.'],
    [{ stock: '1.5' }, 'stock', 'This isn’t a whole number.'],
    [{ stock: 'm'.repeat(70_000) }, 'stock', `“${'m'.repeat(60)}…” isn’t a number.`],
    [{ stock: '9'.repeat(400) }, 'stock', 'This is too large.'],
    [{ 'dimensions.depth': '9'.repeat(400) }, 'dimensions.depth', 'This is too large.'],
    [{ leadTimeDays: '366' }, 'leadTimeDays', 'This is more than a year.'],
    [{ active: 'perhaps' }, 'active', '“perhaps” isn’t yes or no.'],
    [{ 'dimensions.width': '-3' }, 'dimensions.width', 'This has to be above zero inches.'],
    [{ 'dimensions.width': '481' }, 'dimensions.width', 'This is longer than 480 inches.'],
    [{ 'dimensions.width': '3.141' }, 'dimensions.width', 'This is finer than a hundredth of an inch.'],
    [{ 'shipping.standard': '-1' }, 'shipping.standard', 'This is below zero.'],
    [{ link: 'nowhere' }, 'link', 'This isn’t a web address.'],
    [{ addedWhen: 'March' }, 'addedWhen', 'This isn’t a date such as 2026-03-01.'],
  ])('complains about %j', (changes, heading, message) => {
    const said = typeof message === 'string' ? message : expect.stringMatching(message);
    expect(complaint(changes)).toEqual([{ line: 7, heading, message: said }]);
  });

  it('names every column of a bad row', () => {
    expect(complaint({ price: '', stock: 'x' })).toEqual([
      { line: 7, heading: 'price', message: 'This is empty.' },
      { line: 7, heading: 'stock', message: '“x” isn’t a number.' },
    ]);
  });

  it('takes numbers, truths and lists from JSON as they are', () => {
    const values = row({
      price: 1899,
      stock: 4,
      active: true,
      rooms: ['living-room'],
      styles: ['Draper'],
      swatch: null,
    });
    expect(importJson(JSON.stringify([values])).items).toEqual([{ ...sofa, swatch: null }]);
  });

  it('leaves a known piece as it is where the file has no column, and empties it where a cell is empty', () => {
    const present = new Map([[sofa.recordId, sofa]]);
    const read = (text: string) => importRows(rowsOfCsv(text), present);
    expect(read(`recordId,PRICE,stock\r\n${sofa.recordId},1999,3`)).toEqual({
      ...{ items: [{ ...sofa, priceCents: 199_900, stock: 3 }], problems: [] },
    });
    expect(read(`recordId,vendor.shipsFrom\r\n${sofa.recordId},`).items[0]?.vendor.shipsFrom).toBeNull();
    expect(read('recordId,price\r\nrecUnknown,5').problems.length).toBeGreaterThan(5);
    expect(recordIdsIn(rowsOfJson('[{"recordid":"recA"},{"recordId":"../x"},{},{"RECORDID":"recA"}]'))).toEqual([
      'recA',
    ]);
  });

  it('refuses files that are none', () => {
    expect(importCsv('').problems).toEqual([{ line: 1, heading: null, message: 'The file is empty.' }]);
    expect(importCsv('name,weight\r\nx,1').problems).toEqual([
      { line: 1, heading: null, message: 'There’s no column called “weight”.' },
    ]);
    expect(importCsv('name\r\n"x').problems).toEqual([
      { line: 2, heading: null, message: 'A quoted cell doesn’t end where it should.' },
    ]);
    expect(importJson('{').problems).toEqual([{ line: 1, heading: null, message: 'The file isn’t JSON.' }]);
    expect(importJson('{}').problems).toEqual([
      { line: 1, heading: null, message: 'The file isn’t a list of pieces.' },
    ]);
    expect(importJson('[1,[]]').problems.map((problem) => problem.line)).toEqual([1, 2]);
  });

  it('never throws, and loses no row', () => {
    const value = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null), fc.object());
    const anyRow = fc.dictionary(fc.constantFrom(...Object.keys(row()), '__proto__', 'x'), value);
    fc.assert(
      fc.property(fc.array(fc.oneof(anyRow, fc.constant(row()), anySofa)), (rows) => {
        const { items, problems } = readImport(
          rows.map((values, index) => ({ line: index + 2, values: { ...values } })),
        );
        expect(items.length + new Set(problems.map(({ line }) => line)).size).toBe(rows.length);
        for (const { message } of problems) expect(message).toMatch(sentence);
      }),
    );
  });
});

describe('the preview of an import', () => {
  it('tells what is new, what changes and what stays', () => {
    const added = { ...sofa, recordId: 'recSofa02' };
    const same = { ...sofa, recordId: 'recSofa03' };
    const present = new Map([sofa, same].map((item) => [item.recordId, item]));
    expect(planImport(present, [{ ...sofa, priceCents: 199900, stock: 9 }, added, same])).toEqual({
      added: [added],
      changed: [
        {
          recordId: 'recSofa01',
          fields: [
            { heading: 'price', from: '1899', to: '1999' },
            { heading: 'stock', from: '4', to: '9' },
          ],
        },
      ],
      unchanged: 1,
    });
  });
});
