import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAfter, nextCheck } from './check-times.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const secondsUntil = (date: Date) => (date.getTime() - now.getTime()) / 1000;

describe('when the provider is asked again', () => {
  it.each([
    [0, 30],
    [1, 60],
    [2, 120],
    [10, 30_720],
    [11, 43_200],
    [5000, 43_200],
  ])('after %i checks it is %i seconds later', (checks, seconds) =>
    expect(secondsUntil(checkAfter(now, checks))).toBe(seconds),
  );

  it('is never sooner than the time before, and never more than 12 hours away', () =>
    fc.assert(
      fc.property(fc.nat(3000), (checks) => {
        const wait = secondsUntil(checkAfter(now, checks + 1));
        expect(wait).toBeGreaterThanOrEqual(secondsUntil(checkAfter(now, checks)));
        expect(wait).toBeLessThanOrEqual(12 * 60 * 60);
      }),
    ));
});

describe('when an open payment is checked next', () => {
  it('is the ordinary time if nothing is held, and the check is counted', () =>
    expect(nextCheck({ heldUntil: null, checks: 2 }, now)).toEqual({ nextCheckAt: later(240), checks: 3 }));

  it('is the ordinary time if the hold ends after it', () =>
    expect(nextCheck({ heldUntil: later(241), checks: 2 }, now)).toEqual({ nextCheckAt: later(240), checks: 3 }));

  it.each([1, 100, 240])('is the end of a hold that ends in %i seconds, and the count starts over', (seconds) =>
    expect(nextCheck({ heldUntil: later(seconds), checks: 2 }, now)).toEqual({
      nextCheckAt: later(seconds),
      checks: 0,
    }),
  );

  it.each([0, -1])('is the ordinary time if the hold ended %i seconds from now', (seconds) =>
    expect(nextCheck({ heldUntil: later(seconds), checks: 0 }, now)).toEqual({ nextCheckAt: later(60), checks: 1 }),
  );
});
