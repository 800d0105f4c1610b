import fc from 'fast-check';
import { expect, it } from 'vitest';
import { refundLifecycle, sumGoingBack } from './index.ts';

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
