import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Coupon,
  type CouponCase,
  checkCoupon,
  couponHeldSince,
  couponRefusalWords,
  couponSaving,
  couponSchema,
  savingWords,
} from './index.ts';

const terms = {
  code: 'WELCOME20',
  scope: 'fee' as const,
  firstDay: '2024-03-10',
  lastDay: '2024-11-03',
  limit: 100,
  limitPerCustomer: 1,
  minimumCents: 10000,
  paused: false,
};
const welcome: Coupon = { ...terms, percent: 20 };
const now: CouponCase = {
  use: 'fee',
  amountCents: 14900,
  now: new Date('2024-06-01T12:00:00Z'),
  usedInAll: 0,
  usedByCustomer: 0,
};
const check = (coupon: Partial<Coupon>, situation: Partial<CouponCase> = {}) =>
  checkCoupon({ ...welcome, ...coupon } as Coupon, { ...now, ...situation });
const refused = (reason: string) => ({ ok: false, reason });

it('takes no sum or count that could not be stored', () => {
  const ok = (more: object) => couponSchema.safeParse({ ...terms, ...more }).success;
  expect(ok({ amountCents: 99_999_999 })).toBe(true);
  expect(ok({ amountCents: 100_000_000 })).toBe(false);
  expect(ok({ percent: 5, minimumCents: 2_147_483_648 })).toBe(false);
  expect(ok({ percent: 5, limit: 2_147_483_648 })).toBe(false);
  expect(ok({ percent: 5, limitPerCustomer: 2_147_483_648 })).toBe(false);
  expect(ok({ percent: 5, limit: 1_000_000_000 })).toBe(true);
  expect(ok({ percent: 5, limit: 1_000_000_001 })).toBe(false);
});

it('takes from one cent or one percent up, and a single day', () => {
  const ok = (more: object) => couponSchema.safeParse({ ...terms, ...more }).success;
  expect([ok({ percent: 0 }), ok({ percent: 1 })]).toEqual([false, true]);
  expect([ok({ amountCents: 0 }), ok({ amountCents: 1 })]).toEqual([false, true]);
  expect(ok({ percent: 5, lastDay: terms.firstDay })).toBe(true);
});

it('is kept for an open order for 24 hours', () => {
  expect(couponHeldSince(new Date('2024-06-02T12:00:00Z'))).toEqual(new Date('2024-06-01T12:00:00Z'));
});

describe('a coupon', () => {
  it('takes its percentage or its amount, never more than there is', () => {
    expect(check({})).toEqual({ ok: true, savingCents: 2980 });
    expect(couponSaving({ percent: 100 }, 14900)).toBe(14900);
    expect(couponSaving({ percent: 150 }, 14900)).toBe(14900);
    expect(couponSaving({ percent: 15 }, 1003)).toBe(150);
    expect(couponSaving({ amountCents: 5000 }, 14900)).toBe(5000);
    expect(couponSaving({ amountCents: 20000 }, 14900)).toBe(14900);
    expect(savingWords({ percent: 20 })).toBe('20% off');
    expect(savingWords({ amountCents: 5000 })).toBe('$50 off');
  });

  it('counts from its first to its last day in US Eastern time', () => {
    expect(check({}, { now: new Date('2024-03-10T04:59:59Z') })).toEqual(refused('not-yet'));
    expect(check({}, { now: new Date('2024-03-10T05:00:00Z') }).ok).toBe(true);
    expect(check({}, { now: new Date('2024-11-04T04:59:59Z') }).ok).toBe(true);
    expect(check({}, { now: new Date('2024-11-04T05:00:00Z') })).toEqual(refused('ended'));
    expect(check({ firstDay: null, lastDay: null }, { now: new Date('2050-01-01') }).ok).toBe(true);
  });

  it('has limits, a minimum, a scope and a pause', () => {
    expect(check({ paused: true })).toEqual(refused('paused'));
    expect(check({}, { use: 'furniture' })).toEqual(refused('wrong-scope'));
    expect(check({ scope: 'both' }, { use: 'furniture' }).ok).toBe(true);
    expect(check({}, { usedInAll: 99 }).ok).toBe(true);
    expect(check({}, { usedInAll: 100 })).toEqual(refused('used-up'));
    expect(check({}, { usedByCustomer: 1 })).toEqual(refused('used-by-customer'));
    expect(check({ limit: null, limitPerCustomer: null }, { usedInAll: 1e6, usedByCustomer: 9 }).ok).toBe(true);
    expect(check({}, { amountCents: 9999 })).toEqual(refused('below-minimum'));
    expect(check({}, { amountCents: 10000 }).ok).toBe(true);
  });

  it('says in words why it does not count', () => {
    expect(couponRefusalWords(welcome, 'ended')).toBe('This coupon ended on November 3, 2024.');
    expect(couponRefusalWords(welcome, 'not-yet')).toBe('This coupon starts on March 10, 2024.');
    expect(couponRefusalWords(welcome, 'below-minimum')).toBe('This coupon needs $100 or more.');
    expect(couponRefusalWords(welcome, 'wrong-scope')).toBe('This coupon is for the customization fee.');
    expect(couponRefusalWords({ ...welcome, scope: 'furniture' }, 'wrong-scope')).toBe('This coupon is for furniture.');
    for (const reason of ['paused', 'used-up', 'used-by-customer'] as const) {
      expect(couponRefusalWords(welcome, reason)).toMatch(/\.$/);
    }
  });

  it('is read as staff enter it', () => {
    expect(couponSchema.parse({ ...welcome, code: ' welcome20 ' })).toEqual(welcome);
    expect(couponSchema.parse({ ...terms, amountCents: 100 })).toHaveProperty('amountCents', 100);
    const bad = [
      { code: 'a b' },
      { percent: 0 },
      { percent: 101 },
      { percent: 12.5 },
      { firstDay: '2024-12-01' },
      { lastDay: '2024-02-30' },
      { limit: 0 },
      { limitPerCustomer: -1 },
      { minimumCents: -1 },
      { amountCents: 500 },
      { scope: 'shipping' },
    ];
    for (const change of bad) expect(couponSchema.safeParse({ ...welcome, ...change }).success).toBe(false);
    expect(couponSchema.safeParse({ ...terms, amountCents: 0 }).success).toBe(false);
  });

  it('never saves more than the amount', () => {
    const saving = fc.oneof(
      fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ amountCents: fc.integer({ min: 1, max: 10_000_000 }) }),
    );
    fc.assert(
      fc.property(saving, fc.nat(10_000_000), (coupon, amount) => {
        const saved = couponSaving(coupon, amount);
        expect(Number.isInteger(saved) && saved >= 0 && saved <= amount).toBe(true);
      }),
    );
  });
});
