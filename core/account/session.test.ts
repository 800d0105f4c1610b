import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sessionLimits } from '../settings/index.ts';
import {
  type AccountRole,
  accountRoles,
  can,
  capabilities,
  freshProofCapabilities,
  isStaff,
  needsFreshProof,
  proofIsFresh,
  sessionIsOver,
} from './index.ts';

const now = new Date('2026-03-03T17:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const [MINUTE, HOUR, DAY] = [60, 60 * 60, 24 * 60 * 60];

describe('a session', () => {
  it.each<[AccountRole, string, number, number, boolean]>([
    ['customer', 'just made', 0, 0, false],
    ['customer', 'a year old, used today', 365 * DAY, HOUR, false],
    ['customer', 'a second before thirty days of rest', 30 * DAY, 30 * DAY - 1, false],
    ['customer', 'after thirty days of rest', 30 * DAY, 30 * DAY, true],
    ['specialist', 'a second before half an hour of rest', HOUR, 30 * MINUTE - 1, false],
    ['specialist', 'after half an hour of rest', HOUR, 30 * MINUTE, true],
    ['admin', 'a second before twelve hours', 12 * HOUR - 1, 0, false],
    ['admin', 'after twelve hours', 12 * HOUR, 0, true],
  ])('of a %s, %s', (role, _when, made, seen, over) => {
    expect(sessionIsOver({ role, createdAt: ago(made), lastSeenAt: ago(seen) }, now)).toBe(over);
  });

  it('that ended stays ended, and staff sessions never last longer than customers’', () => {
    const times = fc.record({
      role: fc.constantFrom(...accountRoles),
      made: fc.integer({ min: 0, max: 90 * DAY }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      later: fc.integer({ min: 0, max: 90 * DAY }),
    });
    fc.assert(
      fc.property(times, ({ role, made, share, later }) => {
        const session = { role, createdAt: ago(made), lastSeenAt: ago(Math.floor(made * share)) };
        const over = sessionIsOver(session, now);
        if (over) expect(sessionIsOver(session, new Date(now.getTime() + later * 1000))).toBe(true);
        if (isStaff(role) && !over) expect(sessionIsOver({ ...session, role: 'customer' }, now)).toBe(false);
      }),
    );
  });
});

describe('a proof of identity', () => {
  it('is fresh for fifteen minutes', () => {
    expect(proofIsFresh(null, now)).toBe(false);
    expect(proofIsFresh(now, now)).toBe(true);
    expect(proofIsFresh(ago(15 * MINUTE - 1), now)).toBe(true);
    expect(proofIsFresh(ago(15 * MINUTE), now)).toBe(false);
    expect(sessionLimits.freshProof).toBeLessThan(sessionLimits.staff.rest);
  });

  it('is asked for again by what gives rights or money away, and by nothing a customer does about an order', () => {
    expect(needsFreshProof('people.change-role')).toBe(true);
    expect(needsFreshProof('order.view-any')).toBe(false);
    for (const capability of freshProofCapabilities) expect(capabilities).toHaveProperty([capability]);
    expect(freshProofCapabilities.filter((capability) => can('customer', capability))).toEqual([
      'account.change-factor-own',
      'account.change-passkeys-own',
    ]);
    // Every capability that refunds must be on the list, including ones we add later.
    const refunds = Object.keys(capabilities).filter((name) => /refund/.test(name) && !name.endsWith('-own'));
    expect(freshProofCapabilities).toEqual(expect.arrayContaining(refunds));
  });
});
