import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mayApprove, needsSecondPerson, refundApprovalLifecycle, refundedAlone, secondPersonWords } from './index.ts';

it.each([
  [0, 0, false],
  [1_000_000, 0, false],
  [50_000, 50_000, false],
  [50_001, 50_000, true],
  [2, 1, true],
])('a refund of %i with a limit of %i needs a second person: %s', (cents, limit, needs) =>
  expect(needsSecondPerson(cents, limit)).toBe(needs),
);

it('you can’t approve what you started, what’s already decided, or more than was asked', () => {
  const state = fc.constantFrom(...refundApprovalLifecycle.states);
  const person = fc.constantFrom('ada', 'theo', 'maren');
  fc.assert(
    fc.property(state, person, person, fc.nat(9), fc.nat(9), (now, askedBy, personId, cents, given) => {
      const may = mayApprove({ state: now, askedBy, cents }, { personId, cents: given });
      expect(may.ok).toBe(now === 'waiting' && askedBy !== personId && given <= cents);
    }),
  );
  expect(mayApprove({ state: 'waiting', askedBy: null, cents: 5 }, { personId: 'ada' })).toEqual({ ok: true });
});

it('a decision is final', () => {
  for (const state of ['approved', 'declined', 'overtaken'] as const)
    expect(refundApprovalLifecycle.isFinal(state)).toBe(true);
});

it('refunds that two people approved don’t count toward the limit of one', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), (alone, approved) => {
      expect(refundedAlone(alone + approved, approved)).toBe(alone);
      // An approval may be for more than was refunded in the end.
      expect(refundedAlone(alone, alone + approved)).toBe(0);
    }),
  );
});

it('says why a small refund needs a second person', () => {
  expect(secondPersonWords({ cents: 2_000, another: false, earlierCents: 49_000 })).toContain(
    'A refund of $20 needs a second person, because $490 was refunded before.',
  );
  expect(secondPersonWords({ cents: 2_000, another: false })).toContain('A refund of $20 needs a second person. ');
  expect(secondPersonWords({ cents: 2_000, another: false, earlierCents: 1 })).toContain('$0.01 was refunded before');
});
