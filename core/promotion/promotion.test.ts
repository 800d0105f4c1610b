import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  currentOffer,
  largerSaving,
  launchPromotion,
  promotionSchema,
  promotionState,
  runningPromotion,
} from './index.ts';

const lastMoment = new Date('2024-01-01T04:59:59.999Z');
const momentAfter = new Date('2024-01-01T05:00:00Z');

describe('the free-shipping promotion', () => {
  it('runs through December 31st 2023 in US Eastern time', () => {
    expect(promotionState(launchPromotion, lastMoment)).toBe('running');
    expect(promotionState(launchPromotion, momentAfter)).toBe('ended');
    expect(promotionState(launchPromotion, new Date('2022-12-31T12:00:00Z'))).toBe('upcoming');
    expect(promotionState(launchPromotion, new Date('2023-01-01T05:00:00Z'))).toBe('running');
    // A coupon may have no first or last day.
    expect(promotionState({ firstDay: null, lastDay: null }, momentAfter)).toBe('running');
    expect(promotionState({ firstDay: '2099-12-10', lastDay: null }, momentAfter)).toBe('upcoming');
    expect(runningPromotion([launchPromotion], lastMoment)).toBe(launchPromotion);
    expect(runningPromotion([launchPromotion], momentAfter)).toBeUndefined();
  });

  it('is offered while it runs and said to have ended after, never that it runs', () => {
    expect(currentOffer([launchPromotion], lastMoment)).toEqual({
      state: 'running',
      title: 'Free shipping on every order',
      text: 'Free shipping on every order through December 31st 2023.',
      note: '(offer not valid with any other promotions)',
    });
    expect(currentOffer([launchPromotion], momentAfter)).toEqual({
      state: 'ended',
      title: 'This offer has ended',
      text: 'Our free shipping offer ended on December 31st 2023.',
      note: null,
    });
    expect(currentOffer([launchPromotion], new Date('2022-06-01T00:00:00Z'))).toBeUndefined();
    expect(currentOffer([], momentAfter)).toBeUndefined();
  });

  it('of several the longest is shown, a running one before one that ended', () => {
    const spring = { name: 'Spring', firstDay: '2024-03-01', lastDay: '2024-03-31' };
    const march = { name: 'March', firstDay: '2024-03-05', lastDay: '2024-03-10' };
    const all = [launchPromotion, march, spring];
    const inMarch = new Date('2024-03-06T12:00:00Z');
    expect(runningPromotion(all, inMarch)?.name).toBe('Spring');
    expect(runningPromotion(all.toReversed(), inMarch)?.name).toBe('Spring');
    expect(runningPromotion([spring, { ...spring, name: 'The same days' }], inMarch)?.name).toBe('Spring');
    expect(currentOffer(all, new Date('2024-03-20T12:00:00Z'))?.title).toBe('Spring');
    expect(currentOffer(all, new Date('2024-04-20T12:00:00Z'))?.text).toContain('March 31st 2024');
  });

  it('has days, in order', () => {
    expect(promotionSchema.safeParse(launchPromotion).success).toBe(true);
    expect(promotionSchema.safeParse({ ...launchPromotion, lastDay: '2022-12-31' }).success).toBe(false);
    expect(promotionSchema.safeParse({ ...launchPromotion, name: ' ' }).success).toBe(false);
    expect(promotionSchema.safeParse({ ...launchPromotion, name: 'X', lastDay: '2023-01-01' }).success).toBe(true);
  });
});

describe('a coupon during a promotion', () => {
  it('the larger saving applies, and the words say which', () => {
    expect(largerSaving({ coupon: 40000, freeShipping: 34900 })).toEqual({
      applies: 'coupon',
      couponCents: 40000,
      shippingCents: 0,
      words: 'Your coupon saves $400, more than free shipping would ($349), so the coupon applies.',
    });
    expect(largerSaving({ coupon: 10000, freeShipping: 34900 })).toEqual({
      applies: 'promotion',
      couponCents: 0,
      shippingCents: 34900,
      words:
        'Free shipping saves $349, more than your coupon would ($100), so free shipping applies. Your coupon is still good.',
    });
    expect(largerSaving({ coupon: 34900, freeShipping: 34900 }).applies).toBe('promotion');
    expect(largerSaving({ coupon: 34900, freeShipping: 34900 }).words).toContain('as much as your coupon would');
  });

  it('one alone applies without a word', () => {
    expect(largerSaving({ coupon: 100, freeShipping: 0 })).toMatchObject({ applies: 'coupon', words: null });
    expect(largerSaving({ coupon: 0, freeShipping: 100 })).toMatchObject({ applies: 'promotion', words: null });
    expect(largerSaving({ coupon: 0, freeShipping: 0 })).toMatchObject({ applies: 'neither', words: null });
  });

  it('is never both and always the larger', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), (coupon, freeShipping) => {
        const { couponCents, shippingCents } = largerSaving({ coupon, freeShipping });
        expect(couponCents + shippingCents).toBe(Math.max(coupon, freeShipping));
        expect(couponCents * shippingCents).toBe(0);
      }),
    );
  });
});
