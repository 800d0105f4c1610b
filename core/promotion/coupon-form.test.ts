import { describe, expect, it } from 'vitest';
import { type CouponForm, couponForm, couponSchema, readCouponForm } from './index.ts';

const form: CouponForm = {
  ...{ code: ' welcome20 ', scope: 'fee', saves: 'percent', value: '20', firstDay: '', lastDay: '' },
  ...{ limit: '', limitPerCustomer: '', minimum: '', paused: false },
};

describe('the form of a coupon', () => {
  it('leaves open what is left empty', () => {
    expect(readCouponForm(form)).toEqual({
      ok: true,
      coupon: {
        ...{ code: 'WELCOME20', scope: 'fee', percent: 20, firstDay: null, lastDay: null, limit: null },
        ...{ limitPerCustomer: null, minimumCents: 0, paused: false },
      },
    });
  });

  it('takes dollars as people type them', () => {
    const read = readCouponForm({ ...form, saves: 'amount', value: '$1,050.50', minimum: '99' });
    expect(read).toMatchObject({ ok: true, coupon: { amountCents: 105_050, minimumCents: 9900 } });
  });

  it.each([
    [{ value: '' }, { value: 'Please enter a number.' }],
    [{ value: 'many' }, { value: 'Please enter a number.' }],
    [{ value: '101' }, { value: 'Please enter a percentage from 1 to 100.' }],
    [{ saves: 'amount', value: '0' }, { value: 'Please enter at least one cent.' }],
    [{ saves: 'amount', value: 'x' }, { value: 'Please enter a number.' }],
    [{ limit: '1.5' }, { limit: 'Please enter a whole number, or leave it empty.' }],
    [{ limitPerCustomer: '0' }, { limitPerCustomer: 'Please enter at least 1.' }],
    [{ firstDay: '2026-02-30' }, { firstDay: 'Please choose a day.' }],
    [{ firstDay: '2026-03-02', lastDay: '2026-03-01' }, { lastDay: 'The last day can’t be before the first.' }],
    [{ code: '!' }, { code: 'A code has 3 to 32 letters, digits, - or _.' }],
  ])('%j: %j', (changes, problems) => {
    expect(readCouponForm({ ...form, ...changes })).toEqual({ ok: false, problems });
  });

  it('shows a coupon as it can be read back', () => {
    for (const saving of [{ percent: 15 }, { amountCents: 4999 }]) {
      const coupon = couponSchema.parse({
        ...{ code: 'SPRING', scope: 'both', firstDay: '2026-03-01', lastDay: null, limit: 5, limitPerCustomer: 1 },
        ...{ minimumCents: 10_000, paused: true, ...saving },
      });
      expect(readCouponForm(couponForm(coupon))).toEqual({ ok: true, coupon });
    }
  });
});
