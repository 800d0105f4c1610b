import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FeedForm, feedForm, usualGuard } from '#core/feed/index.ts';
import { audit, makerFeed, outbox } from '../db/schema/index.ts';
import { listExceptions } from '../exception/list-exceptions.ts';
import { httpFeeds } from '../gateways/feeds/http.ts';
import { fetchFeedKind } from '../jobs/queue.ts';
import { answering, openReceiver, type Receiver } from '../webhook/receiver.test-data.ts';
import { approveRun, undoRun } from './decide-run.ts';
import { actsOn, csv, head, newMaker, openFeedShop, piecesOf, runsOf, type TestMaker } from './feed-shop.test-data.ts';
import { fetchNow } from './fetch-feed.ts';
import { getFeed } from './read-feed.ts';
import { saveFeed } from './save-feed.ts';
import { sweepFeeds } from './sweep-feeds.ts';

const shop = openFeedShop();
const hour = 3_600_000;

let server: Receiver;
let own: TestMaker;
beforeAll(async () => {
  server = await openReceiver();
});
afterAll(() => server.close());
beforeEach(async () => {
  own = await newMaker(shop);
  await shop.ctx.db.update(makerFeed).set({ schedule: 'off', nextFetchAt: null, problem: null, problemSince: null });
});

const serve = (...rows: Parameters<typeof csv>) => {
  server.how.answer = answering(200, csv(...rows).text);
};
const form = (more: Partial<FeedForm> = {}): FeedForm => ({
  ...feedForm({ address: server.url, schedule: 'hourly', ...usualGuard }),
  ...more,
});
const scheduled = (more: Partial<FeedForm> = {}) =>
  saveFeed(shop.ada, { makerId: own.makerId, form: form(more), seenRevision: 1 });
async function anHourLater(): Promise<void> {
  shop.ctx.clock.forward(hour);
  await sweepFeeds(shop.ctx);
  await shop.ctx.runEffects();
}
const statesOf = async () => (await runsOf(shop, own.makerId)).map(({ state }) => state);
const exceptionsOf = async () =>
  (await listExceptions(shop.maren, { kind: 'feed', words: own.name, page: { number: 1, size: 50 } }))?.rows.filter(
    ({ title }) => title === `File of ${own.name}`,
  );

test('an admin saves address, schedule and limits; an older page can’t overwrite them', async () => {
  const asked = { makerId: own.makerId, form: form(), seenRevision: 1 };
  expect(await saveFeed(shop.maren, asked)).toEqual({ ok: false, reason: 'not-allowed' });
  expect(await saveFeed(shop.ada, { ...asked, form: form({ address: '', mostStepPercent: 'x' }) })).toMatchObject({
    ...{ reason: 'invalid', problems: { address: expect.any(String), mostStepPercent: expect.any(String) } },
  });
  expect(await saveFeed(shop.ada, { ...asked, makerId: 'maker_none' })).toMatchObject({ reason: 'unknown' });
  const both = await Promise.all(
    ['40', '50'].map((mostStepPercent) => saveFeed(shop.ada, { ...asked, form: form({ mostStepPercent }) })),
  );
  expect(both.map((one) => (one.ok ? 'saved' : one.reason)).sort()).toEqual(['changed', 'saved']);
  const shown = await getFeed(shop.maren, { makerId: own.makerId, runId: '' });
  expect(shown).toMatchObject({ revision: 2, hasAddress: true, form: { schedule: 'hourly', address: server.url } });
  expect(await saveFeed(shop.ada, { ...asked, form: shown?.form ?? form(), seenRevision: 2 })).toEqual({ ok: true });
  expect(await actsOn(shop, own.makerId), 'saving the same again is no change').toEqual(['feed.edit']);
});

test('a key in the address is for admins only', async () => {
  await scheduled({ address: `${server.url}?key=hush` });
  serve(head, [own.ids[0], 1020, 5]);
  await anHourLater();
  const seen = await getFeed(shop.maren, { makerId: own.makerId, runId: '' });
  expect(seen?.runs).toHaveLength(1);
  const logged = await shop.ctx.db.select().from(audit).where(eq(audit.subjectId, own.makerId));
  expect(JSON.stringify([seen, logged])).not.toContain('hush');
  const hers = await getFeed(shop.ada, { makerId: own.makerId, runId: '' });
  expect(hers?.form.address).toBe(`${server.url}?key=hush`);
});

test('attack 23: in production, a file’s address leads to no private network and is https', async () => {
  const production = { ...shop.ada, feeds: httpFeeds({ openInternetOnly: true }) };
  const problemOf = async (address: string) => {
    const saved = await saveFeed(production, { makerId: own.makerId, form: form({ address }), seenRevision: 1 });
    return !saved.ok && saved.reason === 'invalid' && saved.problems.address;
  };
  expect(await problemOf('https://127.0.0.1/stock.csv')).toContain('private network');
  expect(await problemOf('https://169.254.169.254/latest')).toContain('private network');
  expect(await problemOf('http://93.184.216.34/stock.csv')).toContain('https://');
});

test('a scheduled file is fetched when it’s due, once, and only changes what’s new', async () => {
  serve(head, [own.ids[0], 1100, 5]);
  await scheduled();
  await Promise.all([sweepFeeds(shop.ctx), sweepFeeds(shop.ctx)]);
  const promised = await shop.ctx.db.select().from(outbox).where(eq(outbox.kind, fetchFeedKind));
  expect(promised.filter(({ payload }) => payload.makerId === own.makerId)).toHaveLength(1);
  await shop.ctx.runEffects();
  expect(await piecesOf(shop, own.ids.slice(0, 1))).toEqual([[110_000, 5, 14]]);
  expect(await runsOf(shop, own.makerId)).toMatchObject([
    { state: 'applied', origin: 'address', source: server.url, startedBy: null },
  ]);
  const before = server.received.length;
  await sweepFeeds(shop.ctx);
  await shop.ctx.runEffects();
  expect(server.received.length, 'not due yet').toBe(before);
  await anHourLater();
  expect(server.received.length).toBe(before + 1);
  expect(await statesOf(), 'the same file is no run').toEqual(['applied']);
  expect(await actsOn(shop, own.makerId)).toEqual(['feed.edit', 'feed.run']);
});

test('what someone undid isn’t done again by the same file', async () => {
  serve(head, [own.ids[0], 1100, 5]);
  await scheduled();
  await anHourLater();
  const [run] = await runsOf(shop, own.makerId);
  expect(await undoRun(shop.maren, { runId: run?.id ?? '' })).toMatchObject({ ok: true });
  const again = server.how.answer;
  server.how.answer = answering(503, 'closed');
  await anHourLater();
  server.how.answer = again;
  await anHourLater();
  expect(await piecesOf(shop, own.ids.slice(0, 1))).toEqual([[100_000, 5, 14]]);
  expect(await fetchNow(shop.maren, { makerId: own.makerId })).toEqual({ ok: true, state: 'repeated' });
  serve(head, [own.ids[0], 1100, 5], [own.ids[1], 1010, 5]);
  await anHourLater();
  expect(await statesOf()).toEqual(['undone', 'failed', 'applied']);
});

test('attack 23: a price that moves a little every hour waits as soon as it has moved too far', async () => {
  const [first] = own.ids;
  await scheduled();
  const prices = async () => (await piecesOf(shop, own.ids.slice(0, 1)))[0]?.[0];
  for (const price of [900, 800]) {
    serve(head, [first, price, 5]);
    await anHourLater();
  }
  expect(await prices()).toBe(80_000);
  serve(head, [first, 700, 5]);
  await anHourLater();
  expect(await prices()).toBe(80_000);
  const [held] = (await runsOf(shop, own.makerId)).filter(({ state }) => state === 'held');
  expect(held?.reason).toContain('from $1,000 to $700');
  // One of us looked at it, so the next step begins there.
  expect(await approveRun(shop.maren, { runId: held?.id ?? '' })).toMatchObject({ ok: true });
  serve(head, [first, 600, 5]);
  await anHourLater();
  expect(await prices()).toBe(60_000);
});

test('a file that waits for approval, or that can’t be fetched or read, is an exception until it’s over', async () => {
  serve(head, ...own.ids.map((id) => [id, 1100, 5]));
  await scheduled();
  await anHourLater();
  expect(await exceptionsOf()).toMatchObject([
    { kind: 'feed', why: expect.stringContaining('It waits for approval. It changes the price of 10 of 10 pieces.') },
  ]);
  await anHourLater();
  expect(await statesOf(), 'the same file waits once').toEqual(['held']);

  server.how.answer = answering(503, 'closed');
  await anHourLater();
  await anHourLater();
  expect(await statesOf(), 'the same failure is one entry').toEqual(['held', 'failed']);
  server.how.answer = answering(200, 'Nummer,Kosten\n1,2\n');
  await anHourLater();
  serve(head, ['nowhere', 1, 1]);
  await anHourLater();
  expect(await statesOf()).toEqual(['held', 'failed', 'refused', 'refused']);
  expect((await getFeed(shop.maren, { makerId: own.makerId, runId: '' }))?.problem).toBe(
    'None of its rows could be used.',
  );
  serve(head, [own.ids[0], 1000, 4]);
  await anHourLater();
  expect(await statesOf(), 'a newer file takes the place of the one that waited').toEqual([
    ...['discarded', 'failed', 'refused', 'refused', 'applied'],
  ]);
  expect(await exceptionsOf()).toEqual([]);
});

test('is fetched at once for staff who ask, and turned off it isn’t fetched', async () => {
  const asked = { makerId: own.makerId };
  expect(await fetchNow(shop.june, asked)).toEqual({ ok: false, reason: 'not-allowed' });
  expect(await fetchNow(shop.maren, asked)).toEqual({ ok: false, reason: 'no-address' });
  await scheduled({ schedule: 'off' });
  serve(head, [own.ids[2], 1040, 6]);
  await anHourLater();
  expect(await statesOf()).toEqual([]);
  const both = await Promise.all([fetchNow(shop.maren, asked), fetchNow(shop.ada, asked)]);
  expect(both.map((one) => one.ok && one.state).sort()).toEqual(['applied', 'unchanged']);
  server.how.answer = answering(404, 'gone');
  expect(await fetchNow(shop.maren, asked)).toEqual({
    ...{ ok: false, reason: 'failed', message: 'Its server answered 404 and sent no file.' },
  });
});
