import { beforeEach, describe, expect, test } from 'vitest';
import { type DatedPriceList, standardPriceList } from '#core/price-list/index.ts';
import { startOfDay } from '#core/promotion/index.ts';
import { audit } from '#server/db/schema/index.ts';
import { createAccount, createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { type Ctx, visitorActor } from '../context.ts';
import { offersNow } from './offers-now.ts';
import { priceLists, pricesNow } from './price-lists.ts';
import { savePriceList, withdrawPriceList } from './save-price-list.ts';
import { shopFactsNow } from './shop-facts.ts';

const list = (fromDay: string, feeCents: number): DatedPriceList => ({ ...standardPriceList, fromDay, feeCents });
const december = list('2026-12-10', 16_900);

let ctx: TestContext;
let admin: Ctx;
beforeEach(async () => {
  ctx = await createTestContext(await createTestDatabase());
  admin = ctx.as(await createAccount(ctx, { role: 'admin' }));
});

const schedule = (given: unknown, replaces: DatedPriceList | null = null) =>
  savePriceList(admin, { list: given, replaces });
const acts = async () => (await ctx.db.select().from(audit)).map(({ act }) => act);

describe('a price list', () => {
  test('is scheduled, holds from midnight on, and everything that asks for prices gets it', async () => {
    const bands = [{ below: null, rate: 9_900 }];
    const whole = { ...december, shippingBands: bands, volumeThresholdCents: 500_000 };
    expect(await schedule(whole)).toEqual({ ok: true, list: whole });
    expect(await ctx.db.select().from(audit)).toMatchObject([
      { act: 'price-list.schedule', subjectKind: 'settings', detail: { to: whole } },
    ]);
    const { fromDay: _, ...prices } = whole;
    const everywhere = async () => [
      await pricesNow(ctx),
      (await offersNow(ctx)).prices,
      (await shopFactsNow(ctx)).prices,
    ];
    ctx.clock.set(new Date(startOfDay('2026-12-10').getTime() - 1));
    for (const seen of await everywhere()) expect(seen).toEqual(standardPriceList);
    ctx.clock.forward(1);
    for (const seen of await everywhere()) expect(seen).toMatchObject(prices);
  });

  test('sent twice, or by two admins at once, is there once', async () => {
    const both = await Promise.all([schedule(december), schedule(december)]);
    expect(both).toEqual([
      { ok: true, list: december },
      { ok: true, list: december },
    ]);
    expect(await schedule(december)).toMatchObject({ ok: true });
    expect(await priceLists(ctx)).toEqual([december]);
    expect(await acts()).toEqual(['price-list.schedule']);
  });

  test('for a day that has one already is refused to the slower of two', async () => {
    const both = await Promise.all([schedule(december), schedule(list('2026-12-10', 19_900))]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both).toContainEqual({ ok: false, reason: 'day-taken' });
    expect(await priceLists(ctx)).toHaveLength(1);
  });

  test('that is coming is changed and moved; a change of what someone else has changed is refused', async () => {
    await schedule(december);
    const dearer = list('2026-12-10', 18_900);
    const moved = list('2026-12-20', 18_900);
    expect(await schedule(dearer, december)).toMatchObject({ ok: true });
    expect(await schedule(list('2026-12-10', 12_900), december)).toEqual({ ok: false, reason: 'changed' });
    expect(await schedule(moved, dearer)).toMatchObject({ ok: true });
    expect(await schedule(moved, dearer)).toMatchObject({ ok: true });
    expect(await schedule(december, dearer)).toEqual({ ok: false, reason: 'unknown' });
    expect(await priceLists(ctx)).toEqual([moved]);
    expect(await acts()).toEqual(['price-list.schedule', 'price-list.change', 'price-list.change']);
  });

  test('is withdrawn, and that once more is no problem; the one before goes on holding', async () => {
    await schedule(december);
    const withdraw = () => withdrawPriceList(admin, { fromDay: december.fromDay });
    expect(await Promise.all([withdraw(), withdraw()])).toEqual([{ ok: true }, { ok: true }]);
    expect(await acts()).toEqual(['price-list.schedule', 'price-list.withdraw']);
    ctx.clock.set(startOfDay('2027-01-01'));
    expect(await pricesNow(ctx)).toEqual(standardPriceList);
  });

  test('never begins today or in the past, and one that has begun stays as it is', async () => {
    for (const day of ['2026-11-15', '2026-11-14', '2020-01-01']) {
      expect(await schedule(list(day, 1_000))).toEqual({ ok: false, reason: 'too-soon' });
    }
    expect(await schedule(list('2126-11-15', 1_000))).toEqual({ ok: false, reason: 'too-far' });
    await schedule(december);
    ctx.clock.set(startOfDay('2026-12-10'));
    expect(await schedule(list('2026-12-24', 10_000), december)).toEqual({ ok: false, reason: 'begun' });
    expect(await withdrawPriceList(admin, december)).toEqual({ ok: false, reason: 'begun' });
    expect(await pricesNow(ctx)).toEqual(december);
  });

  test('is refused with a wrong amount, and to everyone who isn’t an admin', async () => {
    const empty = { ...december, shippingBands: [] };
    for (const wrong of [{ ...december, feeCents: 0 }, { ...december, feeCents: 169.5 }, empty, null]) {
      expect(await schedule(wrong)).toEqual({ ok: false, reason: 'invalid' });
    }
    for (const actor of [visitorActor, await createAccount(ctx), await createAccount(ctx, { role: 'specialist' })]) {
      const refused = { ok: false, reason: 'not-allowed' };
      expect(await savePriceList(ctx.as(actor), { list: december, replaces: null })).toEqual(refused);
      expect(await withdrawPriceList(ctx.as(actor), december)).toEqual(refused);
    }
    expect(await priceLists(ctx)).toEqual([]);
  });
});
