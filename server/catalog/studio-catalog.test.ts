import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { anything, cellsOf, exportCsv, importCsv, searchTerms } from '#core/catalog/index.ts';
import { createAccount, createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createStockedDatabase } from '../../tests/setup/database.ts';
import { type Ctx, visitorActor } from '../context.ts';
import { audit, furniture, project, selection as selectionTable } from '../db/schema/index.ts';
import * as pictures from '../media/decoding/hostile.test-data.ts';
import { viewShopPicture } from '../media/pictures/view-shop-picture.ts';
import { publishedFor } from '../selection/selection.test-data.ts';
import { editItem } from './editing/edit-item.ts';
import { exportCatalog } from './export-catalog.ts';
import { applyImport, previewImport } from './import-catalog.ts';
import { activateItem, boardName, deactivateItem, openBoardsOf } from './offer-item.ts';
import { addPicture, leadWithPicture, removePicture } from './pictures/change-pictures.ts';
import { getStudioItem, searchCatalog } from './search-catalog.ts';
import { takeStock } from './take-stock.ts';

const sage = 'rec-alder-sofa-sage';
let ctx: TestContext;
let staff: Ctx;

beforeEach(async () => {
  ctx = await createTestContext(await createStockedDatabase());
  staff = ctx.as(await createAccount(ctx, { role: 'specialist', firstName: 'Maren' }));
});

const testItem = 'rec-test-item';
const idsOf = ({ rows }: { rows: readonly { recordId: string }[] }) => rows.map(({ recordId }) => recordId);
const shown = async (recordId = sage) => {
  const found = await getStudioItem(staff, recordId);
  if (!found) throw new Error('no such piece');
  return { ...found, cells: cellsOf(found.item), seen: { revision: found.revision, stock: found.item.stock } };
};
const acts = async () => (await ctx.db.select().from(audit)).map(({ act, subjectId }) => `${act} ${subjectId}`);
const everything = async () => (await ctx.db.select().from(furniture)).map((row) => JSON.stringify(row)).sort();
const outsiders = async () => [ctx.as(visitorActor), ctx.as(await createAccount(ctx))];
const textOf = (stream: ReadableStream | null) => new Response(stream).text();

describe('the studio’s list', () => {
  test('is searched and narrowed, and knows what is not offered', async () => {
    const list = async (filter: Partial<typeof anything>, state?: 'inactive' | 'sold-out' | 'no-picture') =>
      searchCatalog(staff, { filter: { ...anything, ...filter }, state, page: { number: 1, size: 50 } });
    expect((await list({ words: searchTerms('alder sage') })).rows.map(({ recordId }) => recordId)).toEqual([sage]);
    expect((await list({ words: searchTerms('alder SAGE % _') })).total).toBe(1);
    expect(idsOf(await list({}, 'inactive'))).toEqual([testItem]);
    await deactivateItem(staff, { recordId: sage, seenBoards: [] });
    expect(idsOf(await list({}, 'inactive'))).toEqual(expect.arrayContaining([sage, testItem]));
    expect((await list({ kind: 'sofa' })).rows.map(({ name }) => name)).toEqual(
      (await list({ kind: 'sofa' })).rows.map(({ name }) => name).toSorted((a, b) => (a < b ? -1 : 1)),
    );
    expect(idsOf(await list({}, 'no-picture'))).toEqual([testItem]);
    for (const other of await outsiders()) {
      const asked = { filter: anything, state: undefined, page: { number: 1, size: 50 } };
      expect((await searchCatalog(other, asked)).rows).toEqual([]);
      expect(await getStudioItem(other, sage)).toBeNull();
    }
  });
});

describe('an edit', () => {
  test('is written with its line in the log; twice it changes nothing more', async () => {
    const { cells, seen } = await shown();
    const given = { recordId: sage, cells: { ...cells, price: '2,100', leadTimeDays: '9', name: '=Alder' }, seen };
    expect(await editItem(staff, given)).toMatchObject({ ok: true, changed: { length: 3 } });
    expect((await shown()).item).toMatchObject({ priceCents: 210_000, leadTimeDays: 9, name: '=Alder' });
    const again = await editItem(staff, { ...given, seen: (await shown()).seen });
    expect(again).toEqual({ ok: true, changed: [] });
    expect(await acts()).toEqual([`catalog.edit ${sage}`]);
    expect(exportCsv([(await shown()).item])).toContain("'=Alder");
  });

  test('that comes second is told what is there now, and writes nothing', async () => {
    const { cells, seen } = await shown();
    await editItem(staff, { recordId: sage, cells: { ...cells, price: '2000' }, seen });
    const late = await editItem(staff, { recordId: sage, cells: { ...cells, leadTimeDays: '3' }, seen });
    expect(late).toMatchObject({ ok: false, reason: 'changed', revision: seen.revision + 1 });
    if (late.ok || late.reason !== 'changed') throw new Error('was written');
    expect(late.fields).toContainEqual({ heading: 'price', from: cells.price, to: '2000' });
    expect((await shown()).item.leadTimeDays).not.toBe(3);
    const now = await shown();
    const both = ['2200', '2300'].map((price) =>
      editItem(staff, { recordId: sage, cells: { ...now.cells, price }, seen: now.seen }),
    );
    expect((await Promise.all(both)).map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  test('of the stock keeps what was sold in the meantime', async () => {
    const { cells, seen } = await shown();
    await takeStock(ctx, [{ recordId: sage, quantity: 1 }]);
    const typed = seen.stock + 5;
    expect(await editItem(staff, { recordId: sage, cells: { ...cells, stock: `${typed}` }, seen })).toMatchObject({
      ok: true,
    });
    expect((await shown()).item.stock).toBe(typed - 1);
  });

  test('is refused to outsiders, for nonsense, and for a piece that is not there', async () => {
    const { cells, seen } = await shown();
    const before = await everything();
    for (const other of await outsiders()) {
      expect(await editItem(other, { recordId: sage, cells, seen })).toEqual({ ok: false, reason: 'not-allowed' });
    }
    expect(await editItem(staff, { recordId: 'rec-none', cells, seen })).toEqual({ ok: false, reason: 'unknown' });
    const bad = { ...cells, price: 'cheap', kind: 'throne', stock: '-1' };
    expect(await editItem(staff, { recordId: sage, cells: bad, seen })).toMatchObject({ reason: 'invalid' });
    expect(await everything()).toEqual(before);
    expect(await acts()).toEqual([]);
  });
});

describe('taking a piece off sale', () => {
  test('needs every open board it’s on to have been seen; it can be undone', async () => {
    const { selection, surveyId } = await publishedFor(ctx);
    const recordId = selection.boards[0]?.furniture[0]?.recordId ?? '';
    const boards = await openBoardsOf(staff, recordId);
    expect(boards).toContainEqual(
      expect.objectContaining({ surveyId, selectionId: selection.id, state: 'published', projectName: 'Oak Street' }),
    );
    // Boards that were ordered from can be ordered from again.
    await ctx.db.update(selectionTable).set({ state: 'ordered' }).where(eq(selectionTable.id, selection.id));
    await ctx.db.update(project).set({ state: 'ordered' }).where(eq(project.surveyId, surveyId));
    expect(await openBoardsOf(staff, recordId)).toEqual(boards);
    expect(await deactivateItem(staff, { recordId, seenBoards: [] })).toMatchObject({ reason: 'boards' });
    expect((await shown(recordId)).item.active).toBe(true);
    const seenBoards = boards.map(boardName);
    expect(await deactivateItem(staff, { recordId, seenBoards })).toEqual({ ok: true });
    expect(await deactivateItem(staff, { recordId, seenBoards: [] }), 'twice').toEqual({ ok: true });
    expect((await shown(recordId)).item.active).toBe(false);
    expect(await activateItem(staff, { recordId })).toEqual({ ok: true });
    expect(await activateItem(staff, { recordId })).toEqual({ ok: true });
    const own = (await acts()).filter((line) => line.startsWith('catalog.'));
    expect(own.toSorted()).toEqual([`catalog.activate ${recordId}`, `catalog.deactivate ${recordId}`]);
  });

  test('is not for outsiders', async () => {
    for (const other of await outsiders()) {
      expect(await openBoardsOf(other, sage)).toEqual([]);
      expect(await deactivateItem(other, { recordId: sage, seenBoards: [] })).toMatchObject({ reason: 'not-allowed' });
      expect(await activateItem(other, { recordId: sage })).toMatchObject({ reason: 'not-allowed' });
    }
  });
});

describe('pictures', () => {
  test('are tamed, served to everyone, led by one, taken off; the last one of an offered piece stays', async () => {
    const before = (await shown()).item.pictures;
    const added = await addPicture(staff, { recordId: sage, view: 'front', bytes: await pictures.png() });
    if (!added.ok) throw new Error(added.reason);
    const { publicId } = added.pictures.front.at(-1) ?? { publicId: '' };
    expect(publicId).toMatch(/^furniture\/uploaded\/picture_/);
    const id = publicId.split('/').at(-1) ?? '';
    expect(await viewShopPicture(ctx, { id, width: 160, format: 'webp' })).toBeInstanceOf(Buffer);
    expect(await viewShopPicture(ctx, { id: 'picture_none', width: 160, format: 'webp' })).toBeNull();
    await leadWithPicture(staff, { recordId: sage, publicId });
    expect((await shown()).item.pictures.front[0]?.publicId).toBe(publicId);
    for (const one of before.front) await removePicture(staff, { recordId: sage, publicId: one.publicId });
    expect(await removePicture(staff, { recordId: sage, publicId })).toEqual({ ok: false, reason: 'last-picture' });
    expect(await addPicture(staff, { recordId: 'rec-none', view: 'front', bytes: await pictures.png() })).toEqual({
      ok: false,
      reason: 'unknown',
    });
    const lie = { recordId: sage, view: 'front' as const, bytes: Buffer.from('<html>') };
    expect(await addPicture(staff, lie)).toEqual({ ok: false, reason: 'not-an-image' });
    for (const other of await outsiders()) {
      expect(await addPicture(other, lie)).toEqual({ ok: false, reason: 'not-allowed' });
      expect(await removePicture(other, { recordId: sage, publicId })).toEqual({ ok: false, reason: 'not-allowed' });
    }
  });
});

describe('a file', () => {
  const csvOf = async (change: (text: string) => string, recordId = sage) => ({
    name: 'pieces.csv',
    text: change(exportCsv([(await shown(recordId)).item])),
  });
  const preview = async (file: { name: string; text: string }) => {
    const made = await previewImport(staff, file);
    if (!made) throw new Error('not allowed');
    return made;
  };

  test('is looked at first, then carried out as it was looked at, once', async () => {
    const file = await csvOf((text) => `${text}${text.split('\r\n')[1]?.replace(sage, 'rec-new')}\r\n`);
    const { cells } = await shown();
    const dearer = { ...file, text: file.text.replace(`,${cells.price},`, ',999,') };
    const before = await everything();
    const plan = await preview(dearer);
    expect(plan).toMatchObject({
      changed: [{ recordId: sage, fields: [{ heading: 'price', from: cells.price, to: '999' }] }],
      added: [{ recordId: 'rec-new', active: false }],
      held: ['rec-new'],
      problems: [],
    });
    expect(await everything(), 'a look changes nothing').toEqual(before);
    const results = await Promise.all([1, 2].map(() => applyImport(staff, { file: dearer, stamp: plan.stamp })));
    expect(results.map(({ ok }) => ok).sort(), 'of two at once one').toEqual([false, true]);
    expect((await shown()).item.priceCents).toBe(99_900);
    expect((await shown()).item.pictures.front.length).toBeGreaterThan(0);
    expect(await activateItem(staff, { recordId: 'rec-new' })).toEqual({ ok: false, reason: 'no-picture' });
    expect((await preview(dearer)).unchanged).toBe(2);
    expect(await acts()).toEqual(['catalog.import catalog']);
  });

  test('with only some columns changes only those', async () => {
    const { item } = await shown();
    const file = { name: 'stock.csv', text: `recordId,price,stock\r\n${sage},${item.priceCents / 100 + 1},7\r\n` };
    const plan = await preview(file);
    expect(plan).toMatchObject({ problems: [], added: [], changed: [{ recordId: sage }] });
    expect(plan.changed[0]?.fields.map(({ heading }) => heading)).toEqual(
      item.stock === 7 ? ['price'] : ['price', 'stock'],
    );
    expect(await applyImport(staff, { file, stamp: plan.stamp })).toMatchObject({ ok: true, changed: 1 });
    const after = (await shown()).item;
    expect(after).toEqual({ ...item, priceCents: item.priceCents + 100, stock: 7 });
    expect(after.vendor.shipsFrom).not.toBeNull();
    const stranger = { name: 'stock.csv', text: 'recordId,price,stock\r\nrec-unheard-of,100,7\r\n' };
    expect((await preview(stranger)).problems.map(({ heading }) => heading)).toContain('name');
  });

  test('with one bad row is not carried out at all, and says which row', async () => {
    const before = await everything();
    const file = await csvOf((text) => {
      const [head, row = ''] = text.split('\r\n');
      return [head, row.replace(sage, 'rec-good'), row.replace(sage, '../../etc'), row, row].join('\r\n');
    });
    const plan = await preview(file);
    expect(plan.problems).toEqual([
      { line: 3, heading: 'recordId', message: 'A record id is up to 64 letters, digits, _ and -.' },
      { line: 5, heading: 'recordId', message: expect.stringContaining('already on line 4.') },
    ]);
    expect(await applyImport(staff, { file, stamp: plan.stamp })).toEqual({ ok: false, reason: 'problems' });
    expect(await everything()).toEqual(before);
  });

  test('that makes no sense is refused with a reason', async () => {
    const tooLong = `recordId\r\n${'x'.repeat(70_000)}`;
    const nonsense = ['', '\0\0\0', '"', 'name\r\n=cmd|calc', '{"a":1}', 'recordId,recordId\r\nx,y', tooLong];
    for (const text of [...nonsense, '__proto__,constructor\r\n1,2', '[{"__proto__":1}]', '[null,[]]']) {
      for (const name of ['x.csv', 'x.json']) {
        const plan = await preview({ name, text });
        expect(plan.problems.length, text.slice(0, 40)).toBeGreaterThan(0);
        expect(await applyImport(staff, { file: { name, text }, stamp: plan.stamp })).toMatchObject({ ok: false });
      }
    }
  });

  test('that was looked at before a sale is looked at again', async () => {
    const file = await csvOf((text) => text.replace(',Draper', ',Axelrod'));
    const plan = await preview(file);
    await takeStock(ctx, [{ recordId: sage, quantity: 1 }]);
    expect(await applyImport(staff, { file, stamp: plan.stamp })).toEqual({ ok: false, reason: 'changed' });
  });

  test('that takes a piece off sale names the open boards it’s on', async () => {
    const { selection } = await publishedFor(ctx);
    const recordId = selection.boards[0]?.furniture[0]?.recordId ?? '';
    const { item } = await shown(recordId);
    const file = { name: 'off.csv', text: exportCsv([{ ...item, active: false }]) };
    expect((await preview(file)).boards).toContainEqual(expect.objectContaining({ recordId }));
  });

  test('is not for outsiders', async () => {
    const file = await csvOf((text) => text);
    for (const other of await outsiders()) {
      expect(await previewImport(other, file)).toBeNull();
      expect(await applyImport(other, { file, stamp: '' })).toEqual({ ok: false, reason: 'not-allowed' });
      expect(await exportCatalog(other, { filter: anything, state: undefined, format: 'csv' })).toBeNull();
    }
  });
});

test('what is exported comes back unchanged, as CSV and as JSON, formulas defused', async () => {
  await ctx.db.update(furniture).set({ name: '=HYPERLINK("http://evil")' }).where(eq(furniture.recordId, sage));
  const all = await ctx.db.select().from(furniture);
  for (const format of ['csv', 'json'] as const) {
    const text = await textOf(await exportCatalog(staff, { filter: anything, state: undefined, format }));
    const plan = await previewImport(staff, { name: `all.${format}`, text });
    expect(plan).toMatchObject({ added: [], changed: [], problems: [], unchanged: all.length });
    if (format === 'csv') {
      expect(text).toContain(`"'=HYPERLINK(""http://evil"")"`);
      expect(importCsv(text).items).toHaveLength(all.length);
    }
  }
  expect(await acts()).toEqual(['catalog.export catalog', 'catalog.export catalog']);
});
