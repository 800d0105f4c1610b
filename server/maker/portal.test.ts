import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { portalLinkDays } from '#core/maker/index.ts';
import { limits } from '#core/settings/index.ts';
import { type Ctx, visitorActor } from '../context.ts';
import { audit, maker } from '../db/schema/index.ts';
import { newMaker, openFeedShop, type TestMaker } from '../feed/feed-shop.test-data.ts';
import { askForLink, enterByLink, sendLink } from './portal.ts';

const shop = openFeedShop();
const orders = 'orders@joinery.example';
const day = 86_400_000;
let joinery: TestMaker;

beforeEach(async () => {
  joinery = await newMaker(shop, 1);
  await shop.ctx.db.update(maker).set({ email: orders }).where(eq(maker.id, joinery.makerId));
  shop.ctx.sent.length = 0;
});

const letters = async () => {
  await shop.ctx.runEffects();
  return shop.ctx.sent.filter(({ subject }) => subject === 'Your page at Hearthline');
};
async function mailed() {
  const { pathname, searchParams } = new URL(
    /http\S+\/maker\/portal\S+/.exec((await letters()).at(-1)?.text ?? '')?.[0] ?? 'http://none',
  );
  return { makerId: pathname.split('/').at(-1) ?? '', key: searchParams.get('key') ?? '' };
}
const sent = async () => {
  expect(await sendLink(shop.ada, joinery.makerId)).toEqual({ ok: true, to: orders });
  return mailed();
};
const later = (ms: number): Ctx => {
  const now = shop.ctx.clock.now().getTime() + ms;
  return { ...shop.ctx, clock: { ...shop.ctx.clock, now: () => new Date(now) } };
};
const actsOnMaker = async () =>
  (await shop.ctx.db.select().from(audit).where(eq(audit.subjectId, joinery.makerId))).map(({ act, actor }) => [
    act,
    actor,
  ]);

test('an admin sends it, to the address for orders, and it opens the maker’s page', async () => {
  const link = await sent();
  expect((await letters()).map(({ to }) => to)).toEqual([orders]);
  expect(link.makerId).toBe(joinery.makerId);
  const actor = { kind: 'maker', id: joinery.makerId };
  expect(await enterByLink(shop.ctx, link)).toEqual({ actor, name: joinery.name });
  // A session in the same browser adds nothing and takes nothing away.
  expect(await enterByLink(shop.june, link)).toMatchObject({ actor });
  const ada = shop.ada.actor.kind === 'account' ? shop.ada.actor.id : '';
  expect(await actsOnMaker()).toEqual([['maker.send-link', ada]]);
});

test('pressed eight times at once, it’s one letter', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => sendLink(shop.ada, joinery.makerId)));
  expect(all.every(({ ok }) => ok)).toBe(true);
  expect(await letters()).toHaveLength(1);
});

test('only an admin sends it, to a maker that’s there and has an address', async () => {
  for (const ctx of [shop.maren, shop.june, shop.ctx]) {
    expect(await sendLink(ctx, joinery.makerId)).toEqual({ ok: false, reason: 'not-allowed' });
  }
  expect(await sendLink(shop.ada, 'maker_none')).toEqual({ ok: false, reason: 'unknown' });
  await shop.ctx.db.update(maker).set({ email: null }).where(eq(maker.id, joinery.makerId));
  expect(await sendLink(shop.ada, joinery.makerId)).toEqual({ ok: false, reason: 'no-address' });
  expect(await letters()).toEqual([]);
  expect(await actsOnMaker()).toEqual([]);
});

test('it ends after thirty days', async () => {
  const link = await sent();
  expect(await enterByLink(later(portalLinkDays * day), link)).not.toBeNull();
  expect(await enterByLink(later(portalLinkDays * day + 1000), link)).toBeNull();
});

test('it opens no other maker’s page, and not at all once it was changed', async () => {
  const link = await sent();
  const other = await newMaker(shop, 1);
  await shop.ctx.db.update(maker).set({ email: orders }).where(eq(maker.id, other.makerId));
  expect(await enterByLink(shop.ctx, { ...link, makerId: other.makerId })).toBeNull();
  const [until = '', signature = ''] = link.key.split('.');
  for (const key of ['', `${link.key}x`, `${Number(until) + 1}.${signature}`, `${until}.${'a'.repeat(43)}`]) {
    expect(await enterByLink(shop.ctx, { ...link, key })).toBeNull();
  }
  expect(await enterByLink({ ...shop.ctx, secret: `${shop.ctx.secret}x` }, link)).toBeNull();
});

test('it ends when the address for orders changes, when it’s taken away, and when the maker is renamed or gone', async () => {
  const link = await sent();
  const change = (to: Partial<typeof maker.$inferInsert>) =>
    shop.ctx.db.update(maker).set(to).where(eq(maker.id, joinery.makerId));
  for (const to of [{ email: 'new@joinery.example' }, { email: null }]) {
    await change(to);
    expect(await enterByLink(shop.ctx, link)).toBeNull();
  }
  await change({ email: orders });
  expect(await enterByLink(shop.ctx, link)).not.toBeNull();
  await change({ name: `${joinery.name} & Sons` });
  expect(await enterByLink(shop.ctx, link)).toBeNull();
  expect(await enterByLink(shop.ctx, { ...link, makerId: 'maker_none' })).toBeNull();
});

test('whose link has ended gets a new one at the address on record; strangers learn nothing', async () => {
  const visitor = { ...shop.ctx, actor: visitorActor };
  const asked = await Promise.all([askForLink(visitor, joinery.makerId), askForLink(visitor, 'maker_none')]);
  expect(asked).toEqual([{ ok: true }, { ok: true }]);
  expect((await letters()).map(({ to }) => to)).toEqual([orders]);
  expect(await enterByLink(shop.ctx, await mailed())).not.toBeNull();
  expect(await actsOnMaker()).toEqual([['maker.ask-for-link', 'visitor']]);
  await shop.ctx.db.update(maker).set({ email: null }).where(eq(maker.id, joinery.makerId));
  expect(await askForLink(shop.ctx, joinery.makerId)).toEqual({ ok: true });
  expect(await letters()).toHaveLength(1);
});

test('it can’t be asked for without end, not even from many addresses', async () => {
  const [{ tries }] = limits.makersLink;
  const from = (turn: number) => ({ ...shop.ctx, address: `203.0.113.${turn}` });
  for (let turn = 1; turn <= tries; turn += 1) {
    expect(await askForLink(from(turn), joinery.makerId)).toEqual({ ok: true });
  }
  expect(await askForLink(from(tries + 1), joinery.makerId)).toMatchObject({ ok: false, reason: 'too-many' });
});
