import { beforeEach, expect, test } from 'vitest';
import { anything, mostInBulk } from '#core/catalog/index.ts';
import { createAccount, createTestContext, type TestContext } from '../../../tests/setup/context.ts';
import { createStockedDatabase } from '../../../tests/setup/database.ts';
import { type Ctx, visitorActor } from '../../context.ts';
import { audit, furniture } from '../../db/schema/index.ts';
import { searchCatalog } from '../search-catalog.ts';
import { addItems } from '../store.ts';
import { takeStock } from '../take-stock.ts';
import { applyBulkEdit, previewBulkEdit } from './bulk-edit.ts';

let ctx: TestContext;
let staff: Ctx;

beforeEach(async () => {
  ctx = await createTestContext(await createStockedDatabase());
  staff = ctx.as(await createAccount(ctx, { role: 'specialist', firstName: 'Maren' }));
});

const sofas = { filter: { ...anything, kind: 'sofa' as const }, state: undefined };
const listed = async () => (await searchCatalog(staff, { ...sofas, page: { number: 1, size: 500 } })).rows;
const everything = async () => (await ctx.db.select().from(furniture)).map((row) => JSON.stringify(row)).sort();
const up = { pricePercent: 10, stock: null, leadTimeDays: null };
const stampOf = async (change: Parameters<typeof previewBulkEdit>[1]['change']) => {
  const looked = await previewBulkEdit(staff, { found: sofas, change });
  return looked.ok ? looked.preview.stamp : '';
};

test('every piece the list finds changes as it was shown, the others don’t, and the log has it', async () => {
  const before = await listed();
  const others = (await everything()).filter((row) => !row.includes('"kind":"sofa"'));
  const looked = await previewBulkEdit(staff, { found: sofas, change: up });
  if (!looked.ok) throw new Error(looked.reason);
  expect(looked.preview.changed).toHaveLength(before.length);
  expect(await listed()).toEqual(before);

  const done = await applyBulkEdit(staff, { found: sofas, change: up, stamp: looked.preview.stamp });
  expect(done).toEqual({ ok: true, pieces: before.length });
  const shown = new Map(looked.preview.changed.map(({ recordId, fields }) => [recordId, fields]));
  for (const { recordId, priceCents, stock, pictures } of await listed()) {
    const was = before.find((one) => one.recordId === recordId);
    expect(shown.get(recordId)).toEqual([
      { heading: 'price', from: String((was?.priceCents ?? 0) / 100), to: String(priceCents / 100) },
    ]);
    expect({ stock, pictures }).toEqual({ stock: was?.stock, pictures: was?.pictures });
  }
  expect((await everything()).filter((row) => !row.includes('"kind":"sofa"'))).toEqual(others);
  const rows = (await ctx.db.select().from(audit)).filter(({ act }) => act === 'catalog.edit-many');
  expect(rows).toHaveLength(1);
});

test('of eight at the same moment one changes the prices, once', async () => {
  const stamp = await stampOf(up);
  const [first] = await listed();
  const done = await Promise.all(
    Array.from({ length: 8 }, () => applyBulkEdit(staff, { found: sofas, change: up, stamp })),
  );
  expect(done.filter(({ ok }) => ok)).toHaveLength(1);
  expect(done.filter((one) => !one.ok && one.reason === 'changed')).toHaveLength(7);
  const now = (await listed()).find(({ recordId }) => recordId === first?.recordId);
  expect(now?.priceCents).toBe(Math.round(((first?.priceCents ?? 0) * 110) / 10_000) * 100);
});

test('what sold in the meantime isn’t put back: the change is shown again first', async () => {
  const change = { pricePercent: null, stock: 50, leadTimeDays: null };
  const stamp = await stampOf(change);
  const [first] = await listed();
  await takeStock(ctx, [{ recordId: first?.recordId ?? '', quantity: 1 }]);
  const before = await everything();
  expect(await applyBulkEdit(staff, { found: sofas, change, stamp })).toEqual({ ok: false, reason: 'changed' });
  expect(await everything()).toEqual(before);
});

test('it’s for staff, and for no more pieces than a person can look over', async () => {
  const stamp = await stampOf(up);
  const before = await everything();
  for (const outsider of [ctx.as(visitorActor), ctx.as(await createAccount(ctx))]) {
    expect(await previewBulkEdit(outsider, { found: sofas, change: up })).toEqual({ ok: false, reason: 'not-allowed' });
    expect(await applyBulkEdit(outsider, { found: sofas, change: up, stamp })).toEqual({
      ...{ ok: false, reason: 'not-allowed' },
    });
  }
  expect(await everything()).toEqual(before);
  const [one] = await listed();
  if (!one) throw new Error('no sofa');
  await addItems(
    ctx.db,
    Array.from({ length: mostInBulk }, (_, nth) => ({ ...one, recordId: `rec-many-${nth}`, name: `Many ${nth}` })),
  );
  const looked = await previewBulkEdit(staff, { found: sofas, change: up });
  expect(looked).toMatchObject({ ok: false, reason: 'too-many' });
});
