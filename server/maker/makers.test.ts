import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type CatalogItem, cellsOf } from '#core/catalog/index.ts';
import { type MakerForm, type MakerTerms, makerForm } from '#core/maker/index.ts';
import { createAccount, createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createStockedDatabase } from '../../tests/setup/database.ts';
import { searchAudit } from '../audit/search-audit.ts';
import { editItem } from '../catalog/editing/edit-item.ts';
import { exportCatalog } from '../catalog/export-catalog.ts';
import { getPiece } from '../catalog/get-piece.ts';
import { getStudioItem } from '../catalog/search-catalog.ts';
import type { Ctx } from '../context.ts';
import { audit, furniture, maker } from '../db/schema/index.ts';
import { getMaker, listMakers } from './read-makers.ts';
import { saveCost, saveMaker } from './save-maker.ts';

let ctx: TestContext;
let ada: Ctx;
let maren: Ctx;
let june: Ctx;
beforeAll(async () => {
  ctx = await createTestContext(await createStockedDatabase());
  ada = ctx.as(await createAccount(ctx, { role: 'admin', firstName: 'Ada' }));
  maren = ctx.as(await createAccount(ctx, { role: 'specialist', firstName: 'Maren' }));
  june = ctx.as(await createAccount(ctx));
});

const first = { words: '', page: { number: 1, size: 50 } };
const typed = (more: Partial<MakerForm> = {}): MakerForm => ({
  ...{ contactName: 'Astrid Berg', email: 'orders@osterby.example', phone: '', leadTimeDays: '14', shippingTerms: '' },
  ...{ returnTerms: '', pays: 'commission', commissionPercent: '40', holidays: '2026-12-24', ...more },
});

async function someMaker(): Promise<{ id: string; revision: number; name: string }> {
  const [row] = await ctx.db.select().from(maker).orderBy(maker.name).limit(1);
  if (!row) throw new Error('no maker');
  return row;
}

async function someItem(): Promise<{ item: CatalogItem; revision: number }> {
  const [row] = await ctx.db.select({ recordId: furniture.recordId }).from(furniture).limit(1);
  const found = await getStudioItem(maren, row?.recordId ?? '');
  if (!found) throw new Error('no piece');
  return found;
}

test('every name on a piece is a maker, and every piece has one', async () => {
  const names = await ctx.db.selectDistinct({ name: furniture.vendor }).from(furniture).orderBy(furniture.vendor);
  const makers = await ctx.db.select({ name: maker.name }).from(maker).orderBy(maker.name);
  expect(makers).toEqual(names);
  const listed = await listMakers(maren, first);
  expect(listed?.total).toBe(makers.length);
  expect(listed?.rows.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(
    (await ctx.db.select({ id: furniture.recordId }).from(furniture)).length,
  );
});

test('a piece that gets another name gets another maker', async () => {
  const { item, revision } = await someItem();
  const cells = { ...cellsOf(item), 'vendor.name': 'Two Rivers Joinery' };
  const seen = { revision, stock: item.stock };
  expect(await editItem(maren, { recordId: item.recordId, cells, seen })).toMatchObject({ ok: true });
  const [made] = await ctx.db.select().from(maker).where(eq(maker.name, 'Two Rivers Joinery'));
  const shown = await getMaker(maren, { id: made?.id ?? '', ...first });
  expect(shown?.pieces.rows.map(({ recordId }) => recordId)).toEqual([item.recordId]);
});

test('an admin saves the terms; an older page can’t overwrite them, and two at once are one', async () => {
  const { id, revision } = await someMaker();
  expect(await saveMaker(maren, { id, form: typed(), seenRevision: revision })).toEqual({
    ...{ ok: false, reason: 'not-allowed' },
  });
  const both = await Promise.all(
    ['Astrid Berg', 'Nils Holm'].map((contactName) =>
      saveMaker(ada, { id, form: typed({ contactName }), seenRevision: revision }),
    ),
  );
  expect(both.map((one) => (one.ok ? 'saved' : one.reason)).sort()).toEqual(['changed', 'saved']);
  const [now] = await ctx.db.select().from(maker).where(eq(maker.id, id));
  expect(now).toMatchObject({ email: 'orders@osterby.example', revision: revision + 1, holidays: ['2026-12-24'] });
  const same = { id, form: makerForm(now as MakerTerms), seenRevision: revision + 1 };
  expect(await saveMaker(ada, same)).toEqual({ ok: true });
  expect(await saveMaker(ada, { ...same, form: typed({ email: 'osterby' }) })).toMatchObject({
    ...{ reason: 'invalid', problems: { email: expect.any(String) } },
  });
  const written = await ctx.db.select().from(audit).where(eq(audit.subjectId, id));
  expect(
    written.map(({ act }) => act),
    'saving the same again is no change',
  ).toEqual(['maker.edit']);
  expect(await saveMaker(ada, { id: 'maker_none', form: typed(), seenRevision: 1 })).toMatchObject({
    reason: 'unknown',
  });
});

test('costs and margins are for admins: no one else on staff and no customer sees one', async () => {
  const { id, name } = await someMaker();
  const piece = (await getMaker(ada, { id, ...first }))?.pieces.rows[0];
  const recordId = piece?.recordId ?? '';
  const costCents = Math.round((piece?.priceCents ?? 0) / 2);
  expect(await saveCost(maren, { recordId, costCents })).toEqual({ ok: false, reason: 'not-allowed' });
  expect(await saveCost(ada, { recordId, costCents })).toEqual({ ok: true });
  expect(await saveCost(ada, { recordId, costCents }), 'twice is once').toEqual({ ok: true });
  expect(await saveCost(ada, { recordId, costCents: -1 })).toMatchObject({ reason: 'too-much' });
  expect(await saveCost(ada, { recordId: 'rec-none', costCents })).toMatchObject({ reason: 'unknown' });
  expect(await ctx.db.select().from(audit).where(eq(audit.subjectId, recordId))).toMatchObject([
    ...[{ act: 'maker.edit-cost', detail: { from: null, to: costCents } }],
  ]);

  const seen = (await getMaker(ada, { id, ...first }))?.pieces.rows.find((one) => one.recordId === recordId);
  expect(seen?.money).toMatchObject({ ownCostCents: costCents, costCents, margin: { percent: 50 } });
  const hers = await getMaker(maren, { id, ...first });
  expect(hers?.pieces.rows.every(({ money }) => money === null)).toBe(true);
  expect(hers?.maker.commissionPercent).toBeNull();
  expect(await getMaker(june, { id, ...first })).toBeNull();
  expect(await listMakers(june, first)).toBeNull();

  const words = { room: null, kind: null, styles: null, minCents: null, maxCents: null, inStock: false };
  const filter = { ...words, words: [name.toLowerCase().split(' ')[0] ?? ''] };
  const file = await exportCatalog(maren, { format: 'json', filter, state: undefined });
  const everything = [
    await new Response(file).text(),
    JSON.stringify(await getPiece(june, recordId)),
    JSON.stringify(await getStudioItem(maren, recordId)),
  ];
  for (const text of everything) expect(text).not.toMatch(/cost_?cents|"cost"/i);

  for (const role of ['support', 'fulfillment'] as const) {
    const other = ctx.as(await createAccount(ctx, { role }));
    const shown = await getMaker(other, { id, ...first });
    expect(shown?.pieces.rows.filter(({ money }) => money !== null) ?? [], role).toEqual([]);
    expect(shown?.maker.commissionPercent ?? null, role).toBeNull();
    expect(await saveCost(other, { recordId, costCents: 1 }), role).toEqual({ ok: false, reason: 'not-allowed' });
    const log = await searchAudit(other, { person: recordId, project: '', act: undefined, page: first.page });
    expect(log.rows, `${role}: the log says what it costs`).toEqual([]);
  }
});
