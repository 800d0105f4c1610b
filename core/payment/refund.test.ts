import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isCourtesy,
  mayBeSentAlready,
  type RefundReason,
  refundIsOwed,
  refundKey,
  refundLifecycle,
  refundReasons,
  sumGoingBack,
} from './index.ts';

it('counts money that went back with another refund once', () => {
  const state = fc.constantFrom(...refundLifecycle.states);
  const refund = fc.record({ state, cents: fc.nat(1_000_000) });
  fc.assert(
    fc.property(fc.array(refund), fc.nat(1_000_000), (refunds, cents) => {
      const before = sumGoingBack(refunds);
      expect(sumGoingBack([...refunds, { state: 'covered', cents }])).toBe(before);
      expect(sumGoingBack([...refunds, { state: 'sent', cents }])).toBe(before + cents);
    }),
  );
});

it.each([
  ['promised', true],
  ['failed', true],
  ['sent', false],
  ['covered', false],
] as const)('a refund that is %s is owed: %s', (state, owed) => expect(refundIsOwed(state)).toBe(owed));

it('a courtesy or damage pays for a piece that stays; every other refund goes with its piece or its fee', () => {
  const reasons = Object.keys(refundReasons) as RefundReason[];
  expect(reasons.filter(isCourtesy)).toEqual(['goodwill', 'damaged']);
});

describe('the key a refund is sent under', () => {
  it('is its id the first time', () => expect(refundKey({ id: 'r1', attempt: 0 })).toBe('r1'));
  it('names the attempt after that, since a refused key stays refused', () => {
    expect(refundKey({ id: 'r1', attempt: 1 })).toBe('r1:1');
    expect(refundKey({ id: 'r1', attempt: 2 })).toBe('r1:2');
  });
});

describe('before a refund is sent, the provider is asked whether it has it already', () => {
  const promisedAt = new Date('2026-03-01T00:00:00.000Z');
  const twelveHoursOn = new Date('2026-03-01T12:00:00.000Z');

  it('not for one that was never tried and is still fresh', () => {
    expect(mayBeSentAlready({ tries: 0, promisedAt }, promisedAt)).toBe(false);
    expect(mayBeSentAlready({ tries: 0, promisedAt }, twelveHoursOn)).toBe(false);
  });
  it('for one that was tried', () => expect(mayBeSentAlready({ tries: 1, promisedAt }, promisedAt)).toBe(true));
  it('for one that is older than the provider surely remembers its key', () =>
    expect(mayBeSentAlready({ tries: 0, promisedAt }, new Date(twelveHoursOn.getTime() + 1))).toBe(true));
});
