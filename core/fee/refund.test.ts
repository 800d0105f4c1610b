import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paidFee as paid } from './fee.test-data.ts';
import { decideFeeRefund } from './index.ts';

test('a fee goes back whole or in part, never more than was paid, and not once it is credited', () => {
  expect(decideFeeRefund(paid({}), 'all')).toEqual({ ok: true, cents: 14_900, whole: true });
  expect(decideFeeRefund(paid({}), 5000)).toEqual({ ok: true, cents: 5000, whole: false });
  expect(decideFeeRefund(paid({ refundedCents: 5000 }), 'all')).toEqual({ ok: true, cents: 9900, whole: true });
  expect(decideFeeRefund(paid({ refundedCents: 5000 }), 9901)).toEqual({ ok: false, reason: 'more-than-paid' });
  expect(decideFeeRefund(paid({ paidCents: 0 }), 'all')).toEqual({ ok: true, cents: 0, whole: true });
  for (const wrong of [0, -1, 0.5, Number.NaN]) {
    expect(decideFeeRefund(paid({}), wrong)).toEqual({ ok: false, reason: 'not-an-amount' });
  }
  expect(decideFeeRefund(paid({ creditOrderId: 'order' }), 'all')).toEqual({ ok: false, reason: 'credited' });
  expect(decideFeeRefund(paid({ status: 'refunded' }), 'all')).toEqual({ ok: false, reason: 'refunded' });
});

test('whatever is asked for in whatever order, no more goes back than came in', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.integer({ min: -10, max: 20_000 }), fc.constant('all' as const))), (asks) => {
      let fee = paid({});
      for (const ask of asks) {
        const decided = decideFeeRefund(fee, ask);
        if (!decided.ok) continue;
        const refundedCents = fee.refundedCents + decided.cents;
        expect(decided.whole).toBe(refundedCents === fee.paidCents);
        fee = { ...fee, refundedCents, status: decided.whole ? 'refunded' : 'complete' };
      }
      expect(fee.refundedCents).toBeLessThanOrEqual(fee.paidCents);
    }),
  );
});
