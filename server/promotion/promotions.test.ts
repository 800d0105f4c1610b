import { beforeEach, describe, expect, test } from 'vitest';
import { launchPromotion } from '#core/promotion/index.ts';
import { audit } from '#server/db/schema/index.ts';
import { createAccount, createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { type Ctx, systemActor } from '../context.ts';
import { offersNow } from '../settings/offers-now.ts';
import { shopFactsNow } from '../settings/shop-facts.ts';
import { changeCoupon } from './change-coupon.ts';
import { createCoupon } from './create-coupon.ts';
import { getCoupon, listCoupons } from './list-coupons.ts';
import { listPromotions } from './list-promotions.ts';
import { savePromotion } from './save-promotion.ts';
import { seedDemoPromotion } from './seed-demo-coupons.ts';

let ctx: TestContext;
let admin: Ctx;
let specialist: Ctx;
const acts = async () => (await ctx.db.select({ act: audit.act }).from(audit)).map(({ act }) => act);

beforeEach(async () => {
  ctx = await createTestContext(await createTestDatabase());
  admin = ctx.as(await createAccount(ctx, { role: 'admin' }));
  specialist = ctx.as(await createAccount(ctx, { role: 'specialist' }));
});

const day = (offset: number) => new Date(ctx.clock.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10);
const terms = () => ({ name: 'Free shipping in spring', firstDay: day(-3), lastDay: day(3) });

describe('a promotion', () => {
  test('runs on its days, unless it is paused', async () => {
    expect((await offersNow(ctx)).promotion).toBeUndefined();
    const made = await savePromotion(admin, { id: null, terms: terms(), paused: false });
    if (!made.ok) throw new Error(made.reason);
    expect((await offersNow(ctx)).promotion).toMatchObject({ name: 'Free shipping in spring' });
    expect((await shopFactsNow(ctx)).offer).toMatchObject({ state: 'running', title: 'Free shipping in spring' });
    await savePromotion(admin, { id: made.id, terms: terms(), paused: true });
    expect((await offersNow(ctx)).promotion).toBeUndefined();
    expect((await shopFactsNow(ctx)).offer).toBeNull();
    await savePromotion(admin, { id: made.id, terms: { ...terms(), lastDay: day(-1) }, paused: false });
    expect((await offersNow(ctx)).promotion).toBeUndefined();
    expect((await shopFactsNow(ctx)).offer).toMatchObject({ state: 'ended' });
    expect(await acts()).toEqual(['promotion.create', 'promotion.pause', 'promotion.edit']);
  });

  test('is an admin’s to make, and needs days in order', async () => {
    expect(await savePromotion(specialist, { id: null, terms: terms(), paused: false })).toMatchObject({
      reason: 'not-allowed',
    });
    expect(await savePromotion(admin, { id: 'nowhere', terms: terms(), paused: false })).toMatchObject({
      reason: 'unknown',
    });
    const wrong = { name: ' ', firstDay: '0000-00-00', lastDay: day(0) };
    expect(await savePromotion(admin, { id: null, terms: wrong, paused: false })).toEqual({
      ok: false,
      reason: 'invalid',
      problems: { name: 'A promotion needs a name.', firstDay: 'Please choose a day.' },
    });
    expect(await listPromotions(specialist, { words: '', paused: undefined })).toEqual([]);
  });

  test('of the demo is made once', async () => {
    const company = ctx.as(systemActor);
    await seedDemoPromotion(company);
    await seedDemoPromotion(company);
    expect(await listPromotions(admin, { words: '', paused: undefined })).toMatchObject([launchPromotion]);
    const named = { words: launchPromotion.name.slice(1, 5).toUpperCase(), paused: false };
    expect(await listPromotions(admin, named)).toMatchObject([launchPromotion]);
    expect(await listPromotions(admin, { ...named, paused: true })).toEqual([]);
    expect(await listPromotions(admin, { ...named, words: 'no such offer' })).toEqual([]);
  });
});

describe('a coupon', () => {
  const spring = {
    ...{ code: 'SPRING', scope: 'furniture', percent: 10, firstDay: null, lastDay: null },
    ...{ limit: 5, limitPerCustomer: null, minimumCents: 0, paused: false },
  };

  test('is made, changed and paused by an admin, and every change is written down', async () => {
    expect(await createCoupon(specialist, spring)).toMatchObject({ reason: 'not-allowed' });
    expect(await changeCoupon(admin, spring)).toMatchObject({ reason: 'unknown' });
    expect(await createCoupon(admin, spring)).toEqual({ ok: true, code: 'SPRING' });
    expect(await createCoupon(admin, spring)).toMatchObject({ reason: 'code-taken' });
    const { percent: _, ...rest } = spring;
    expect(await changeCoupon(admin, { ...rest, amountCents: 5000 })).toEqual({ ok: true });
    expect(await getCoupon(specialist, 'SPRING')).toMatchObject({ amountCents: 5000, uses: 0 });
    expect(await changeCoupon(admin, { ...rest, amountCents: 5000, paused: true })).toEqual({ ok: true });
    expect(await acts()).toEqual(['coupon.create', 'coupon.edit', 'coupon.pause']);
    expect(await changeCoupon(admin, { ...rest, amountCents: -1 })).toMatchObject({ reason: 'invalid' });
    expect(await changeCoupon(specialist, spring)).toMatchObject({ reason: 'not-allowed' });
  });

  test('is found by its code', async () => {
    await createCoupon(admin, spring);
    await createCoupon(admin, { ...spring, code: 'AUTUMN' });
    await changeCoupon(admin, { ...spring, code: 'AUTUMN', paused: true });
    const page = { number: 1, size: 50 };
    const codes = async (words: string, paused?: boolean) =>
      (await listCoupons(admin, { words, paused, page })).rows.map(({ code }) => code);
    expect(await codes('')).toEqual(['AUTUMN', 'SPRING']);
    expect(await codes('spr')).toEqual(['SPRING']);
    expect(await codes('', true)).toEqual(['AUTUMN']);
    expect(await codes('', false)).toEqual(['SPRING']);
    expect((await listCoupons(ctx.as({ kind: 'visitor' }), { words: '', paused: undefined, page })).rows).toEqual([]);
  });
});
