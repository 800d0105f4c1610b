import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { catalogChanges } from '../catalog/find-items.ts';
import { furniture, makerFeed } from '../db/schema/index.ts';
import { approveRun, discardRun, undoRun } from './decide-run.ts';
import { actsOn, applied, csv, head, looked, newMaker, openFeedShop, piecesOf, runsOf } from './feed-shop.test-data.ts';
import { getFeed } from './read-feed.ts';
import { applyFile, previewFeed } from './run-file.ts';

const shop = openFeedShop();
const minute = 60_000;

const setStock = (recordId: string, stock: number) =>
  shop.ctx.db.update(furniture).set({ stock }).where(eq(furniture.recordId, recordId));

test('a file is previewed without a trace, applied once, and changes nothing the second time', async () => {
  const { makerId, ids } = await newMaker(shop);
  const [a = '', b = '', c = ''] = ids;
  const file = csv(head, [a, '"$1,100.00"', ''], [b, 950, 7], [c, 1000, 5], ['nowhere', 1, 1]);
  const seen = await previewFeed(shop.maren, { makerId, file });
  expect(seen).toMatchObject({
    ...{ ok: true, problem: null, mapping: { recordId: 'recordId', price: 'price', stock: 'stock' } },
    preview: { held: [], counts: { pieces: 2, changes: 3, unchanged: 1, problems: 1 } },
  });
  expect(seen.ok && seen.preview?.changes[0]).toMatchObject({ recordId: a, name: `Sofa ${a}`, to: 110_000 });
  expect(await runsOf(shop, makerId)).toEqual([]);
  expect(await shop.ctx.db.select().from(makerFeed).where(eq(makerFeed.makerId, makerId))).toEqual([]);

  const { seen: before } = await catalogChanges(shop.ctx, { since: null, most: 99 });
  expect(await applied(shop.maren, makerId, file)).toMatchObject({ ok: true, state: 'applied', pieces: 2 });
  expect(await piecesOf(shop, [a, b, c])).toEqual([
    [110_000, 5, 14],
    [95_000, 7, 14],
    [100_000, 5, 14],
  ]);
  const changed = await catalogChanges(shop.ctx, { since: before, most: 99 });
  expect(changed.recordIds.sort(), 'boards and search hear of it').toEqual([a, b].sort());
  expect(await applied(shop.maren, makerId, file)).toEqual({ ok: true, state: 'unchanged' });
  const runs = await runsOf(shop, makerId);
  expect(runs).toMatchObject([
    { state: 'applied', origin: 'file', source: 'stock.csv', pieces: 2, unchanged: 1, problemCount: 1 },
  ]);
  expect(runs[0]?.problems).toMatchObject([{ kind: 'unknown', line: 5 }]);
  expect(await actsOn(shop, makerId)).toEqual(['feed.run']);
});

test('pressed twice at once, it’s applied once; two files at once don’t mix', async () => {
  const { makerId, ids } = await newMaker(shop);
  const [a = '', b = ''] = ids;
  const asked = await looked(shop.maren, makerId, csv(head, [a, 1100, 9], [b, 900, 9]));
  const both = await Promise.all([applyFile(shop.maren, asked), applyFile(shop.ada, asked)]);
  expect(both.map((one) => one.ok && one.state).sort()).toEqual(['applied', 'unchanged']);
  const one = await looked(shop.maren, makerId, csv(head, [a, 1200, 1], [b, 990, 1]));
  const other = await looked(shop.ada, makerId, csv(head, [a, 1300, 2], [b, 980, 2]));
  const mixed = await Promise.all([applyFile(shop.maren, one), applyFile(shop.ada, other)]);
  // The second one finds another catalog than it was shown.
  expect(mixed.map((done) => (done.ok ? done.state : done.reason)).sort()).toEqual(['applied', 'changed']);
  const [first, second] = await piecesOf(shop, [a, b]);
  expect([first?.[1], second?.[1]]).toEqual(mixed[0]?.ok ? [1, 1] : [2, 2]);
  expect(await runsOf(shop, makerId)).toHaveLength(2);
});

test('no file touches another maker’s piece', async () => {
  const { makerId, ids } = await newMaker(shop);
  const other = await newMaker(shop);
  const theirs = other.ids[0] ?? '';
  const file = csv(head, [theirs, 1, 0], [ids[0], 1050, 5]);
  const seen = await previewFeed(shop.maren, { makerId, file });
  expect(seen.ok && seen.preview?.problems).toMatchObject([{ kind: 'other-maker', line: 2 }]);
  expect(await applied(shop.maren, makerId, file)).toMatchObject({ state: 'applied', pieces: 1 });
  expect(await piecesOf(shop, [theirs])).toEqual([[100_000, 5, 14]]);
});

test('is for staff: nothing for a customer', async () => {
  const { makerId, ids } = await newMaker(shop);
  const file = csv(head, [ids[0], 1100, 5]);
  const asked = await looked(shop.maren, makerId, file);
  const refused = { ok: false, reason: 'not-allowed' };
  expect(await previewFeed(shop.june, { makerId, file })).toEqual(refused);
  expect(await applyFile(shop.june, asked)).toEqual(refused);
  expect(await getFeed(shop.june, { makerId, runId: '' })).toBeNull();
  const done = await applyFile(shop.maren, asked);
  const runId = done.ok && 'runId' in done ? done.runId : '';
  for (const act of [approveRun, discardRun, undoRun]) expect(await act(shop.june, { runId })).toEqual(refused);
  expect(await undoRun(shop.maren, { runId: 'feedrun_none' })).toEqual({ ok: false, reason: 'unknown' });
  expect(await previewFeed(shop.maren, { makerId: 'maker_none', file })).toEqual({ ok: false, reason: 'unknown' });
});

test('a file that can’t be read says why, and an unknown column is chosen once', async () => {
  const { makerId, ids } = await newMaker(shop);
  const unread = await previewFeed(shop.maren, { makerId, file: { name: 'a.csv', text: '"open' } });
  expect(unread).toMatchObject({ reason: 'unreadable', message: expect.stringContaining('quoted') });
  const useless = csv(head, ['nowhere', 1, 1]);
  expect(await applied(shop.maren, makerId, useless)).toMatchObject({ ok: false, reason: 'unreadable' });

  const file = csv(['Artikel', 'Preis', 'Farbe'], [ids[0], 1080, 'blau']);
  expect(await previewFeed(shop.maren, { makerId, file })).toMatchObject({
    ...{ ok: true, problem: 'no-id', headings: ['Artikel', 'Preis', 'Farbe'], preview: null },
  });
  const mapping = { recordId: 'Artikel', price: 'Preis' };
  const seen = await previewFeed(shop.maren, { makerId, file, mapping });
  expect(seen).toMatchObject({ problem: null, isNew: true, preview: { counts: { pieces: 1 } } });
  const stamp = (seen.ok && seen.preview?.stamp) || '';
  const noId = await applyFile(shop.maren, { makerId, file, mapping: { price: 'Preis' }, stamp });
  expect(noId).toMatchObject({ ok: false, reason: 'unreadable' });
  expect(await applyFile(shop.maren, { makerId, file, mapping, stamp })).toMatchObject({ state: 'applied' });
  const again = await previewFeed(shop.maren, { makerId, file: csv(['Artikel', 'Preis'], [ids[1], 1020]) });
  expect(again).toMatchObject({ problem: null, isNew: false, mapping, preview: { counts: { pieces: 1 } } });
});

test('a file that changes a lot waits: approved, discarded, or replaced by a newer one', async () => {
  const { makerId, ids } = await newMaker(shop);
  const file = csv(head, ...ids.slice(0, 4).map((id) => [id, 1100, 5]));
  const asked = await looked(shop.maren, makerId, file);
  const both = await Promise.all([applyFile(shop.maren, asked), applyFile(shop.maren, asked)]);
  expect(both.map((one) => one.ok && one.state)).toEqual(['held', 'held']);
  expect(await runsOf(shop, makerId), 'pressed twice, it waits once').toHaveLength(1);
  expect((await piecesOf(shop, ids.slice(0, 1)))[0]).toEqual([100_000, 5, 14]);
  const [held] = await runsOf(shop, makerId);
  expect(held?.reason).toContain('It changes the price of 4 of 10 pieces.');

  // One was priced by hand while it waited.
  shop.ctx.clock.forward(minute);
  await shop.ctx.db
    .update(furniture)
    .set({ priceCents: 99_900 })
    .where(eq(furniture.recordId, ids[3] ?? ''));
  const runId = held?.id ?? '';
  const decided = await Promise.all([approveRun(shop.maren, { runId }), approveRun(shop.ada, { runId })]);
  expect(decided.map((one) => (one.ok ? [one.pieces, one.left] : one.reason))).toContainEqual([3, 1]);
  expect(decided.map((one) => (one.ok ? 'done' : one.reason)).sort()).toEqual(['decided-before', 'done']);
  expect(await piecesOf(shop, ids.slice(2, 4))).toEqual([
    [110_000, 5, 14],
    [99_900, 5, 14],
  ]);
  expect(await discardRun(shop.maren, { runId })).toEqual({ ok: false, reason: 'decided-before' });

  shop.ctx.clock.forward(minute);
  const second = await applied(shop.maren, makerId, csv(head, [ids[5], 300, 5]));
  expect(second).toMatchObject({ ok: true, state: 'held' });
  shop.ctx.clock.forward(minute);
  const third = await applied(shop.maren, makerId, csv(head, [ids[5], 200, 5]));
  shop.ctx.clock.forward(minute);
  const thirdId = third.ok && 'runId' in third ? third.runId : '';
  expect(await discardRun(shop.maren, { runId: thirdId })).toMatchObject({ ok: true });
  expect(await discardRun(shop.maren, { runId: thirdId })).toMatchObject({ reason: 'decided-before' });
  expect((await runsOf(shop, makerId)).map(({ state }) => state)).toEqual(['applied', 'discarded', 'discarded']);
  expect(await piecesOf(shop, ids.slice(5, 6))).toEqual([[100_000, 5, 14]]);
  expect(await actsOn(shop, makerId)).toEqual(
    expect.arrayContaining(['feed.hold', 'feed.approve', 'feed.hold', 'feed.hold', 'feed.discard']),
  );
});

test('undone: every value back that is still the file’s, and the others named', async () => {
  const { makerId, ids } = await newMaker(shop);
  const [a = '', b = ''] = ids;
  const whole = await applied(shop.maren, makerId, csv([...head, 'leadTimeDays'], [a, 1100, 9, 21], [b, 900, 0, '']));
  const runId = whole.ok && 'runId' in whole ? whole.runId : '';
  // One of the nine was sold.
  await setStock(a, 8);
  const both = await Promise.all([undoRun(shop.maren, { runId }), undoRun(shop.ada, { runId })]);
  expect(both.map((one) => (one.ok ? 'undone' : one.reason)).sort()).toEqual(['decided-before', 'undone']);
  expect(both.find(({ ok }) => ok)).toEqual({ ok: true, pieces: 2, left: 1 });
  expect(await piecesOf(shop, [a, b])).toEqual([
    [100_000, 8, 14],
    [100_000, 5, 14],
  ]);
  const shown = await getFeed(shop.maren, { makerId, runId });
  expect(shown?.report).toMatchObject({
    ...{ state: 'undone', counts: { pieces: 2, changes: 5, left: 1 } },
    left: [{ recordId: a, name: `Sofa ${a}`, field: 'stock', from: 9, to: 5 }],
  });
  expect(shown?.runs).toMatchObject([{ id: runId, state: 'undone', startedBy: 'Maren' }]);
  expect(await actsOn(shop, makerId)).toEqual(['feed.run', 'feed.undo']);

  shop.ctx.clock.forward(minute);
  const stock = await applied(shop.maren, makerId, csv(head, [b, '', 3]));
  await setStock(b, 2);
  const late = stock.ok && 'runId' in stock ? stock.runId : '';
  expect(await undoRun(shop.maren, { runId: late })).toEqual({ ok: false, reason: 'overtaken' });
  expect(await piecesOf(shop, [b])).toEqual([[100_000, 2, 14]]);
  shop.ctx.clock.forward(minute);
  const priced = await applied(shop.maren, makerId, csv(head, [a, 1050, ''], [b, 1050, '']));
  const item = sql`jsonb_set(item, '{vendor,name}', '"Two Rivers"')`;
  await shop.ctx.db.update(furniture).set({ item }).where(eq(furniture.recordId, b));
  const moved = await undoRun(shop.maren, { runId: priced.ok && 'runId' in priced ? priced.runId : '' });
  expect(moved, 'a piece that has another maker by now stays').toEqual({ ok: true, pieces: 1, left: 1 });
  const foreign = await newMaker(shop, 1);
  expect((await getFeed(shop.maren, { makerId: foreign.makerId, runId }))?.report, 'another maker’s run').toBeNull();
});
