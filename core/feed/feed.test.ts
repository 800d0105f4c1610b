import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EditableItem } from '../catalog/index.ts';
import { sofa } from '../catalog/item.test-data.ts';
import {
  type FeedChange,
  type FeedMapping,
  type FeedPlan,
  feedValueText,
  heldWords,
  mappingProblem,
  piecesIn,
  planFeed,
  readFeedFile,
  readMapping,
  reasonsToHold,
  recordIdsInFeed,
  replay,
  reversed,
  suggestMapping,
  usualGuard,
} from './index.ts';

const piece = (recordId: string, more: Partial<EditableItem> = {}): EditableItem => ({
  ...{ ...sofa, recordId, name: `Sofa ${recordId}`, priceCents: 100_000, stock: 5, leadTimeDays: 14 },
  ...more,
});
const theirs = Array.from({ length: 10 }, (_, index) => piece(`s${index}`));
const foreign = piece('other', { vendor: { ...sofa.vendor, name: 'Osterby' } });
const mapped: FeedMapping = { recordId: 'recordId', price: 'price', stock: 'stock', leadTimeDays: 'leadTimeDays' };

function planned(text: string, mapping = mapped, items: readonly EditableItem[] = [...theirs, foreign]): FeedPlan {
  const read = readFeedFile(text);
  if (!read.ok) throw new Error(read.message);
  const present = new Map(items.map((item) => [item.recordId, item]));
  const maker = { name: sofa.vendor.name, pieces: theirs.length };
  return planFeed({ file: read.file, mapping, present, maker, guard: usualGuard });
}

describe('the columns of a maker’s file', () => {
  it('are recognized by their usual names, chosen once, and kept where the file still has them', () => {
    expect(suggestMapping(['recordId', 'price', 'stock'])).toEqual({
      ...{ recordId: 'recordId', price: 'price', stock: 'stock' },
    });
    expect(suggestMapping(['Record ID', 'Retail Price', 'Qty', 'Color'])).toEqual({
      ...{ recordId: 'Record ID', price: 'Retail Price', stock: 'Qty' },
    });
    const saved = { recordId: 'Artikel', price: 'Preis', stock: '' };
    expect(suggestMapping(['Artikel', 'Preis', 'stock'], saved), 'an empty choice stays one').toEqual(saved);
    expect(suggestMapping(['Artikel', 'price'], saved)).toEqual({ recordId: 'Artikel', price: 'price', stock: '' });
  });

  it('need a record id and something to change, each a column of its own', () => {
    const headings = ['a', 'b', 'c'];
    expect(mappingProblem({ recordId: 'a', price: 'b' }, headings)).toBeNull();
    expect(mappingProblem({ price: 'b' }, headings)).toBe('no-id');
    expect(mappingProblem({ recordId: 'gone', price: 'b' }, headings)).toBe('no-id');
    expect(mappingProblem({ recordId: 'a', price: '' }, headings)).toBe('no-values');
    expect(mappingProblem({ recordId: 'a', price: 'b', stock: 'b' }, headings)).toBe('twice');
  });

  it('are read from anything without throwing, and suggested only from the file', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.string()), (given, headings) => {
        const mapping = suggestMapping(headings, readMapping(given));
        for (const heading of Object.values(mapping)) expect(['', ...headings]).toContain(heading);
      }),
    );
  });
});

describe('a file', () => {
  it.each([
    ['', 'The file is empty.'],
    ['recordId,price\n', 'The file has headings, but no rows.'],
    ['recordId,price\n"s1,5', 'A quoted cell doesn’t end where it should.'],
    ['recordId\0,price\ns1,5', 'This isn’t a text file.'],
    [`recordId,price\n${'s1,5\n'.repeat(5001)}`, 'The file has more than 5,000 rows. Please split it up.'],
    [`${'a,'.repeat(201)}\n${'b,'.repeat(201)}`, 'The file has more than 200 columns.'],
    ['x'.repeat(5 * 1024 * 1024 + 1), 'The file is larger than 5 MB.'],
  ])('is refused whole where it can’t be read (%#)', (text, message) => {
    expect(readFeedFile(text)).toEqual({ ok: false, message });
  });

  it('changes only what it has: amounts as people write them, empty cells left as they are', () => {
    const plan = planned('recordId,price,stock\ns0,"$1,199.00",\ns1,1100,7\ns2,1000.00,5');
    expect(plan.changes).toEqual([
      { recordId: 's0', field: 'priceCents', from: 100_000, to: 119_900 },
      { recordId: 's1', field: 'priceCents', from: 100_000, to: 110_000 },
      { recordId: 's1', field: 'stock', from: 5, to: 7 },
    ]);
    expect(plan).toMatchObject({ problems: [], unchanged: 1, held: [] });
    expect(piecesIn(plan.changes)).toBe(2);
  });

  it('reads the maker’s own columns', () => {
    const read = readFeedFile('Artikel,Preis,Tage\ns3,1050,21');
    if (!read.ok) throw new Error(read.message);
    const mapping = { recordId: 'Artikel', price: 'Preis', leadTimeDays: 'Tage' };
    expect(recordIdsInFeed(read.file, mapping)).toEqual(['s3']);
    expect(planned('Artikel,Preis,Tage\ns3,1050,21', mapping).changes).toEqual([
      { recordId: 's3', field: 'priceCents', from: 100_000, to: 105_000 },
      { recordId: 's3', field: 'leadTimeDays', from: 14, to: 21 },
    ]);
  });

  it('says of each row it can’t use why, and uses the others', () => {
    const rows = ['s0,cheap,5', 's1,1100,-1', ',5,5', 'nowhere,5,5', 'other,5,5', 's2,1100,', 's2,1200,', 's3,0,1.5'];
    const plan = planned(`recordId,What it costs,stock\n${rows.join('\n')}`, {
      ...{ recordId: 'recordId', price: 'What it costs', stock: 'stock' },
    });
    expect(plan.changes.map(({ recordId, to }) => [recordId, to])).toEqual([['s2', 110_000]]);
    expect(plan.problems.map(({ line, kind, heading }) => [line, kind, heading])).toEqual([
      [2, 'unreadable', 'What it costs'],
      [3, 'unreadable', 'stock'],
      [4, 'unreadable', 'recordId'],
      [5, 'unknown', 'recordId'],
      [6, 'other-maker', 'recordId'],
      [8, 'unreadable', 'recordId'],
      [9, 'unreadable', 'What it costs'],
      [9, 'unreadable', 'stock'],
    ]);
    expect(plan.problems[3]?.message).toBe('We don’t have a piece called “nowhere”.');
    expect(plan.problems[5]?.message).toBe('“s2” is already on line 7.');
  });

  const cell = fc.oneof(fc.string(), fc.constantFrom('s0', 's1', 'other', '$1,299.00', '-3', '1e9', '0'));
  it('never touches another maker’s piece, and never throws, whatever is in it', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1 }), (rows) => {
        const text = ['recordId,price,stock', ...rows.map((cells) => cells.map((one) => `"${one}"`).join(','))];
        const read = readFeedFile(text.join('\n'));
        if (!read.ok) return;
        for (const { recordId, from, to } of planned(text.join('\n')).changes) {
          expect(recordId).toMatch(/^s\d$/);
          expect(Number.isSafeInteger(to) && to >= 0 && to !== from).toBe(true);
        }
      }),
    );
  });

  const values = fc.record({ price: fc.integer({ min: 1, max: 9_999_999 }), stock: fc.nat(1_000_000) });
  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.array(values, { minLength: 1, maxLength: 10 }), (given) => {
        const rows = given.map(({ price, stock }, index) => `s${index},${(price / 100).toFixed(2)},${stock}`);
        const text = `recordId,price,stock\n${rows.join('\n')}`;
        const after = new Map(theirs.map((item) => [item.recordId, { ...item }]));
        for (const { recordId, field, to } of planned(text).changes) {
          const item = after.get(recordId);
          if (item) item[field] = to;
        }
        expect(planned(text, mapped, [...after.values()])).toMatchObject({
          ...{ changes: [], problems: [], unchanged: given.length, held: [] },
        });
      }),
    );
  });
});

describe('a file that changes a lot', () => {
  const prices = (count: number, price: string) =>
    `recordId,price\n${theirs
      .slice(0, count)
      .map(({ recordId }) => `${recordId},${price}`)
      .join('\n')}`;

  it('waits for a person: too many prices, too large a step, too many sold out', () => {
    expect(planned(prices(3, '1100')).held).toEqual([]);
    expect(planned(prices(4, '1100')).held).toEqual([{ kind: 'many-prices', count: 4, of: 10, limit: 30 }]);
    expect(planned(prices(1, '1250')).held).toEqual([]);
    const [step] = planned(prices(1, '749.99')).held;
    expect(step).toMatchObject({ kind: 'big-step', count: 1, from: 100_000, to: 74_999 });
    expect(step && heldWords(step)).toBe('It changes a price by more than 25%: Sofa s0 from $1,000 to $749.99.');
    const soldOut = theirs.slice(0, 3).map(({ recordId }) => `${recordId},0`);
    expect(planned(`recordId,stock\n${soldOut.join('\n')}`).held).toEqual([
      { kind: 'many-sold-out', count: 3, of: 10, limit: 20 },
    ]);
    expect(planned(`recordId,stock\n${soldOut.slice(1).join('\n')}`).held).toEqual([]);
  });

  it('attack 23: what earlier files sold out counts together with this one, and only if it sells out something', () => {
    const [first, second, third] = theirs.map(({ recordId }) => recordId);
    const one = { recordId: first ?? '', field: 'stock', from: 5, to: 0 } as const;
    const held = (changes: readonly FeedChange[], soldOutLately: readonly (string | undefined)[]) =>
      reasonsToHold(changes, {
        ...{ of: 10, guard: usualGuard, nameOf: String },
        lately: { soldOut: soldOutLately.flatMap((id) => id ?? []), prices: new Map() },
      });
    expect(held([one], [second])).toEqual([]);
    expect(held([one], [second, third])).toEqual([
      { kind: 'many-sold-out', count: 3, of: 10, limit: 20, together: true },
    ]);
    expect(held([one], [first, second]), 'once each').toEqual([]);
    expect(held([{ ...one, to: 7 }], [first, second, third])).toEqual([]);
  });

  it('attack 23: prices moved a little by each of many files wait like one that moves them at once', () => {
    const price = (recordId: string, from: number, to: number) =>
      ({ recordId, field: 'priceCents', from, to }) as const;
    const held = (changes: readonly FeedChange[], earlier: Record<string, [from: number, to: number]>) =>
      reasonsToHold(changes, {
        ...{ of: 10, guard: usualGuard, nameOf: (recordId) => `Sofa ${recordId}` },
        lately: { soldOut: [], prices: new Map(Object.entries(earlier).map(([id, [from, to]]) => [id, { from, to }])) },
      }).map(heldWords);
    expect(held([price('a', 80_000, 74_000)], { a: [100_000, 80_000] })).toEqual([
      'Together with the files of the last 24 hours, it changes a price by more than 25%: Sofa a from $1,000 to $740.',
    ]);
    expect(held([price('a', 80_000, 75_000)], { a: [100_000, 80_000] }), 'as far as one may go').toEqual([]);
    expect(held([price('a', 90_000, 74_000)], { a: [100_000, 80_000] }), 'someone set $900 since').toEqual([]);
    expect(held([price('a', 80_000, 10_000)], { a: [100_000, 80_000] })).toEqual([
      'It changes a price by more than 25%: Sofa a from $1,000 to $100.',
    ]);
    const three = { b: [100, 101], c: [100, 101], d: [100, 101] } satisfies Record<string, [number, number]>;
    expect(held([price('a', 100, 101)], three)).toEqual([
      'Together with the files of the last 24 hours, it changes the price of 4 of 10 pieces. Up to 30% may change without approval.',
    ]);
    expect(held([price('b', 101, 102)], three), 'once each').toEqual([]);
    expect(held([{ recordId: 'a', field: 'stock', from: 5, to: 7 }], { ...three, e: [1, 2] })).toEqual([]);
  });

  it('attack 23: stock or lead times beyond all measure wait, and lowering them doesn’t', () => {
    expect(planned('recordId,stock,leadTimeDays\ns0,10000,120').held).toEqual([]);
    const { held } = planned('recordId,stock,leadTimeDays\ns0,10001,121\ns1,1000000,365');
    expect(held.map(heldWords)).toEqual([
      'It sets the stock of 2 pieces above 10,000: Sofa s1, 1,000,000, for example.',
      'It sets the lead time of 2 pieces above 120 days: Sofa s1, 365 days, for example.',
    ]);
    const many = [piece('s0', { stock: 900_000, leadTimeDays: 365 })];
    expect(planned('recordId,stock,leadTimeDays\ns0,800000,200', mapped, many)).toMatchObject({
      ...{ changes: [{ field: 'stock' }, { field: 'leadTimeDays' }], held: [] },
    });
  });

  it('may always change two pieces, so that a maker of three isn’t held up', () => {
    const few = theirs.slice(0, 3);
    const read = readFeedFile(prices(2, '1100'));
    if (!read.ok) throw new Error(read.message);
    const present = new Map(few.map((item) => [item.recordId, item]));
    const question = { file: read.file, mapping: mapped, present, guard: usualGuard };
    expect(planFeed({ ...question, maker: { name: sofa.vendor.name, pieces: 3 } }).held).toEqual([]);
  });
});

describe('undoing', () => {
  const change = (recordId: string, from: number, to: number): FeedChange => ({ recordId, field: 'stock', from, to });

  it('takes back what is still as the file left it, and names the rest', () => {
    const changes = [change('a', 5, 7), change('b', 5, 0), change('gone', 1, 2)];
    const now = (stock: number) => ({ priceCents: 100, stock, leadTimeDays: 3 });
    const present = new Map([
      ['a', now(7)],
      ['b', now(4)],
    ]);
    expect(replay(reversed(changes), present)).toEqual({
      ...{ apply: [change('a', 7, 5)], left: [change('b', 0, 5), change('gone', 2, 1)] },
    });
  });

  it('loses no change: each is made or left', () => {
    const any = fc.record({ recordId: fc.constantFrom('a', 'b', 'c'), from: fc.nat(3), to: fc.nat(3) });
    fc.assert(
      fc.property(fc.array(any), fc.nat(3), (given, stock) => {
        const changes = given.map(({ recordId, from, to }) => change(recordId, from, to));
        const { apply, left } = replay(changes, new Map([['a', { priceCents: 1, stock, leadTimeDays: 0 }]]));
        expect(apply.length + left.length).toBe(changes.length);
        expect(apply.every(({ recordId, from }) => recordId === 'a' && from === stock)).toBe(true);
        expect(reversed(reversed(changes))).toEqual(changes);
      }),
    );
  });

  it('shows values as people read them', () => {
    expect([feedValueText('priceCents', 129_900), feedValueText('stock', 1200)]).toEqual(['$1,299', '1,200']);
    expect([feedValueText('leadTimeDays', 1), feedValueText('leadTimeDays', 14)]).toEqual(['1 day', '14 days']);
  });
});
