import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { makersFileBytes } from '#core/feed/index.ts';
import { limits } from '#core/settings/index.ts';
import { type Ctx, visitorActor } from '../context.ts';
import { audit, makerFeed } from '../db/schema/index.ts';
import { approveRun, undoRun } from './decide-run.ts';
import { csv, head, newMaker, openFeedShop, piecesOf, runsOf, type TestMaker } from './feed-shop.test-data.ts';
import { applyMakersFile, applySystemsFile, previewMakersFile } from './makers-file.ts';
import { getFeed, listMakersRuns } from './read-feed.ts';

const shop = openFeedShop();
let joinery: TestMaker;
let maker: Ctx;

beforeEach(async () => {
  joinery = await newMaker(shop);
  maker = { ...shop.ctx, actor: { kind: 'maker', id: joinery.makerId } };
});

type File = ReturnType<typeof csv>;
const looked = async (file: File) => {
  const seen = await previewMakersFile(maker, { file });
  if (!seen.ok) throw new Error(JSON.stringify(seen));
  return { file, stamp: seen.report.stamp };
};
const uploaded = async (file: File) => applyMakersFile(maker, await looked(file));
const states = async () => (await runsOf(shop, joinery.makerId)).map(({ state }) => state).sort();
const noted = async () =>
  (await shop.ctx.db.select().from(audit).where(eq(audit.subjectId, joinery.makerId))).map(({ act, actor }) => [
    act,
    actor,
  ]);

test('stock goes through at once, and the studio sees whose file it was', async () => {
  const [one, two] = joinery.ids;
  expect(await uploaded(csv(head, [one, 1000, 8], [two, '', 3]))).toMatchObject({
    ...{ ok: true, state: 'done', report: { pieces: { now: 2, later: 0 } } },
  });
  expect(await piecesOf(shop, joinery.ids.slice(0, 2))).toEqual([
    [100_000, 8, 14],
    [100_000, 3, 14],
  ]);
  const feed = await getFeed(shop.maren, { makerId: joinery.makerId, runId: '' });
  expect(feed?.runs).toMatchObject([{ state: 'applied', origin: 'maker', startedBy: null, source: 'stock.csv' }]);
  expect(await noted()).toEqual([['feed.run', joinery.makerId]]);
  expect(await listMakersRuns(maker)).toMatchObject([{ state: 'applied', pieces: 2 }]);
});

test('a price waits for one of us in every case, and the stock beside it doesn’t', async () => {
  const [one] = joinery.ids;
  const file = csv(head, [one, 1001, 9]);
  expect(await previewMakersFile(maker, { file })).toMatchObject({
    report: { now: [{ field: 'stock', to: 9 }], later: [{ field: 'priceCents', to: 100_100 }] },
  });
  expect(await piecesOf(shop, [one ?? ''])).toEqual([[100_000, 5, 14]]);
  expect(await uploaded(file)).toMatchObject({ ok: true, report: { pieces: { now: 1, later: 1 } } });
  expect(await piecesOf(shop, [one ?? ''])).toEqual([[100_000, 9, 14]]);
  expect(await states()).toEqual(['applied', 'held']);
  expect((await noted()).sort()).toEqual([
    ['feed.hold', joinery.makerId],
    ['feed.run', joinery.makerId],
  ]);
  const runs = await runsOf(shop, joinery.makerId);
  const held = runs.find(({ state }) => state === 'held');
  expect(held?.reason).toContain('A maker’s prices wait for approval.');
  // The maker itself can't approve or undo.
  const runId = held?.id ?? '';
  expect(await approveRun(maker, { runId })).toEqual({ ok: false, reason: 'not-allowed' });
  expect(await undoRun(maker, { runId: runs[0]?.id ?? '' })).toEqual({ ok: false, reason: 'not-allowed' });
  expect(await approveRun(shop.maren, { runId })).toMatchObject({ ok: true, pieces: 1 });
  expect(await piecesOf(shop, [one ?? ''])).toEqual([[100_100, 9, 14]]);
});

test('rows of another maker’s pieces are refused by line, and nothing of theirs changes', async () => {
  const other = await newMaker(shop, 1);
  const [theirs] = other.ids;
  const [own] = joinery.ids;
  const file = csv(head, [own, 1000, 6], [theirs, 1, 0], ['nowhere', 1, 1]);
  expect(await uploaded(file)).toMatchObject({
    report: {
      ...{ pieces: { now: 1, later: 0 }, counts: { problems: 2 } },
      problems: [
        { line: 3, kind: 'other-maker', message: `“${theirs}” is another maker’s piece, so it stays as it is.` },
        { line: 4, kind: 'unknown' },
      ],
    },
  });
  expect(await piecesOf(shop, other.ids)).toEqual([[100_000, 5, 14]]);
  const onlyTheirs = csv(head, [theirs, 1, 0]);
  expect(await uploaded(onlyTheirs)).toMatchObject({ ok: false, reason: 'unreadable' });
  expect(await runsOf(shop, other.makerId)).toEqual([]);
});

test('a file that sells out too much waits as a whole', async () => {
  const file = csv(['recordId', 'stock'], ...joinery.ids.slice(0, 5).map((id) => [id, 0]));
  expect(await uploaded(file)).toMatchObject({ report: { pieces: { now: 0, later: 5 } } });
  expect(await states()).toEqual(['held']);
  expect(await piecesOf(shop, joinery.ids.slice(0, 1))).toEqual([[100_000, 5, 14]]);
});

test('attack 23: someone with a maker’s link can’t fill the shop with files that go back and forth', async () => {
  const [one] = joinery.ids;
  const [{ tries }] = limits.makersFile;
  for (let turn = 0; turn < tries; turn += 1) {
    expect(await uploaded(csv(['recordId', 'stock'], [one, turn + 10]))).toMatchObject({ ok: true });
  }
  expect(await uploaded(csv(['recordId', 'stock'], [one, 1]))).toMatchObject({ ok: false, reason: 'too-many' });
  expect(await states()).toHaveLength(tries);
  expect(await piecesOf(shop, [one ?? ''])).toEqual([[100_000, tries + 9, 14]]);
  const other = await newMaker(shop);
  maker = { ...shop.ctx, actor: { kind: 'maker', id: other.makerId } };
  expect(await uploaded(csv(['recordId', 'stock'], [other.ids[0], 8]))).toMatchObject({ ok: true });
});

test('attack 23: nor can its system, which may tell us more often', async () => {
  const [one] = joinery.ids;
  const [{ tries }] = limits.makersSystem;
  const told = (stock: number) => applySystemsFile(maker, csv(['recordId', 'stock'], [one, stock]));
  for (let turn = 0; turn < tries; turn += 1) expect(await told(turn + 10)).toMatchObject({ ok: true });
  expect(await told(1)).toMatchObject({ ok: false, reason: 'too-many' });
  expect(await piecesOf(shop, [one ?? ''])).toEqual([[100_000, tries + 9, 14]]);
});

test('attack 23: stock and lead times beyond all measure wait for one of us, and the rest of the file doesn’t', async () => {
  const [one, two, three] = joinery.ids;
  const file = csv(['recordId', 'stock', 'leadTimeDays'], [one, 1_000_000, 14], [two, 6, 365], [three, 7, 21]);
  expect(await uploaded(file)).toMatchObject({ ok: true, report: { counts: { now: 3, later: 2 } } });
  expect(await piecesOf(shop, [one ?? '', two ?? '', three ?? ''])).toEqual([
    [100_000, 5, 14],
    [100_000, 6, 14],
    [100_000, 7, 21],
  ]);
  const held = (await runsOf(shop, joinery.makerId)).find(({ state }) => state === 'held');
  expect(held?.reason).toContain('above 10,000');
  expect(held?.reason).toContain('above 120 days');
});

test('attack 23: cut into many small files, it waits all the same, also when they’re sent at once', async () => {
  const [one, two, three, four, five] = joinery.ids;
  const none = (...ids: (string | undefined)[]) => csv(['recordId', 'stock'], ...ids.map((id) => [id, 0]));
  expect(await uploaded(none(one))).toMatchObject({ report: { pieces: { now: 1, later: 0 } } });
  const small = [await looked(none(two)), await looked(none(three)), await looked(none(four))];
  const all = await Promise.all(small.map((asked) => applyMakersFile(maker, asked)));
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  expect(all.filter((done) => !done.ok && done.reason === 'changed')).toHaveLength(2);
  expect(await uploaded(none(five))).toMatchObject({ report: { pieces: { now: 0, later: 1 } } });
  const held = (await runsOf(shop, joinery.makerId)).find(({ state }) => state === 'held');
  expect(held?.reason).toBe(
    'Together with the files of the last 24 hours, it sells out 3 of 10 pieces. Up to 20% may sell out without approval.',
  );
  // What's there again doesn't count, nor what one of us approved, nor what was long ago.
  expect(await uploaded(csv(['recordId', 'stock'], [one, 2]))).toMatchObject({ report: { pieces: { now: 1 } } });
  const later = {
    ...maker,
    clock: { ...maker.clock, now: () => new Date(maker.clock.now().getTime() + 25 * 3_600_000) },
  };
  expect(await previewMakersFile(maker, { file: none(five) })).toMatchObject({ report: { pieces: { now: 1 } } });
  expect(await previewMakersFile(later, { file: none(one, five) })).toMatchObject({ report: { pieces: { now: 2 } } });
});

test('sent twice, and eight times at once, it’s done once', async () => {
  const [one] = joinery.ids;
  const asked = await looked(csv(head, [one, 1100, 9]));
  const all = await Promise.all(Array.from({ length: 8 }, () => applyMakersFile(maker, asked)));
  expect(all.every(({ ok }) => ok)).toBe(true);
  expect(all.filter((done) => done.ok && done.state === 'done')).toHaveLength(1);
  expect(await applyMakersFile(maker, asked)).toMatchObject({ ok: true, state: 'unchanged' });
  expect(await states()).toEqual(['applied', 'held']);
});

test('what changed since it was checked isn’t overwritten unseen', async () => {
  const [one] = joinery.ids;
  const asked = await looked(csv(head, [one, 1000, 9]));
  await uploaded(csv(head, [one, 1000, 2]));
  expect(await applyMakersFile(maker, asked)).toEqual({ ok: false, reason: 'changed' });
  expect(await piecesOf(shop, [one ?? ''])).toEqual([[100_000, 2, 14]]);
});

test('prices go on waiting when a file of stock alone comes in; newer prices take their place', async () => {
  const [one] = joinery.ids;
  await uploaded(csv(['recordId', 'price'], [one, 1100]));
  await uploaded(csv(['recordId', 'stock'], [one, 4]));
  expect(await states()).toEqual(['applied', 'held']);
  await uploaded(csv(['recordId', 'price'], [one, 1200]));
  expect(await states()).toEqual(['applied', 'discarded', 'held']);
});

test('it’s read by this maker’s columns, which its own files don’t change', async () => {
  const [one] = joinery.ids;
  const mapping = { recordId: 'Item', stock: 'Lager' };
  await shop.ctx.db.insert(makerFeed).values({ makerId: joinery.makerId, mapping });
  expect(await uploaded(csv(['Item', 'Lager'], [one, 6]))).toMatchObject({ ok: true });
  expect(await uploaded(csv(['recordId', 'stock'], [one, 7]))).toMatchObject({ ok: true });
  expect(await piecesOf(shop, [one ?? ''])).toEqual([[100_000, 7, 14]]);
  const [feed] = await shop.ctx.db.select().from(makerFeed).where(eq(makerFeed.makerId, joinery.makerId));
  expect(feed?.mapping).toEqual(mapping);
  expect(await previewMakersFile(maker, { file: csv(['What', 'Many'], [one, 6]) })).toMatchObject({
    ...{ reason: 'unreadable', message: expect.stringContaining('recordId, price and stock') },
  });
  const large = { name: 'large.csv', text: `recordId,stock\n${'x'.repeat(makersFileBytes)}` };
  expect(await previewMakersFile(maker, { file: large })).toMatchObject({ reason: 'unreadable' });
});

test('only a maker uploads like this, and only for itself', async () => {
  const file = csv(head, [joinery.ids[0], 1000, 9]);
  const asked = await looked(file);
  const refused = { ok: false, reason: 'not-allowed' };
  for (const ctx of [shop.ada, shop.maren, shop.june, { ...shop.ctx, actor: visitorActor }, shop.ctx]) {
    expect(await previewMakersFile(ctx, { file })).toEqual(refused);
    expect(await applyMakersFile(ctx, asked)).toEqual(refused);
    expect(await listMakersRuns(ctx)).toEqual([]);
  }
  const other = await newMaker(shop, 1);
  const stranger: Ctx = { ...shop.ctx, actor: { kind: 'maker', id: other.makerId } };
  expect(await applyMakersFile(stranger, asked)).toMatchObject({ ok: false });
  expect(await piecesOf(shop, joinery.ids.slice(0, 1))).toEqual([[100_000, 5, 14]]);
  const gone: Ctx = { ...shop.ctx, actor: { kind: 'maker', id: 'maker_none' } };
  expect(await applyMakersFile(gone, asked)).toEqual({ ok: false, reason: 'unknown' });
});
