import { expect, test } from 'vitest';
import { type FeedChange, heldWords, planMakersFile, speaksOf } from './index.ts';

const price: FeedChange = { recordId: 'a', field: 'priceCents', from: 100_000, to: 110_000 };
const stock: FeedChange = { recordId: 'a', field: 'stock', from: 5, to: 7 };
const leadTime: FeedChange = { recordId: 'b', field: 'leadTimeDays', from: 14, to: 21 };
const soldOut = { kind: 'many-sold-out', count: 5, of: 10, limit: 20 } as const;
const manyPrices = { kind: 'many-prices', count: 5, of: 10, limit: 30 } as const;

test('stock and lead times are done at once', () => {
  expect(planMakersFile({ changes: [stock, leadTime], held: [] })).toEqual({
    ...{ now: [stock, leadTime], later: [], held: [] },
  });
});

test('a price always waits, however small; the rest of the file doesn’t wait for it', () => {
  expect(planMakersFile({ changes: [price, stock], held: [] })).toEqual({
    ...{ now: [stock], later: [price], held: [{ kind: 'makers-prices', count: 1 }] },
  });
  const many = planMakersFile({ changes: [price, stock], held: [manyPrices] });
  expect(many).toMatchObject({ now: [stock], held: [{ kind: 'makers-prices' }, manyPrices] });
});

test('a file that sells out too much waits as a whole', () => {
  expect(planMakersFile({ changes: [stock, leadTime], held: [soldOut] })).toEqual({
    ...{ now: [], later: [stock, leadTime], held: [soldOut] },
  });
  expect(planMakersFile({ changes: [price, stock], held: [soldOut] })).toMatchObject({
    now: [],
    later: [price, stock],
  });
});

test('the reason is a sentence', () => {
  expect(heldWords({ kind: 'makers-prices', count: 1 })).toBe(
    'The maker asks for another price. A maker’s prices wait for approval.',
  );
  expect(heldWords({ kind: 'makers-prices', count: 1200 })).toContain('1,200 other prices');
});

test('a file speaks of what it has columns for', () => {
  const onlyStock = { recordId: 'id', stock: 'qty', price: '' };
  expect(speaksOf(onlyStock, [price])).toBe(false);
  expect(speaksOf(onlyStock, [price, stock])).toBe(true);
  expect(speaksOf({ recordId: 'id', price: 'MSRP' }, [price])).toBe(true);
});
