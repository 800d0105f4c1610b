import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOffMainland, milesBetween, type State, stateAbbreviations } from './index.ts';

const anyState = fc.constantFrom(...stateAbbreviations);

describe('how far apart two states are', () => {
  it.each<[State, State, number, number]>([
    ['NJ', 'NY', 150, 230],
    ['NC', 'NY', 500, 600],
    ['NC', 'MA', 550, 680],
    ['NC', 'CA', 2100, 2350],
    ['ME', 'CA', 2450, 2750],
    ['WA', 'FL', 2300, 2600],
    ['NC', 'AK', 3400, 3700],
    ['NC', 'HI', 4500, 5000],
    ['FL', 'PR', 1150, 1350],
  ])('%s to %s is between %i and %i', (one, other, least, most) => {
    expect(milesBetween(one, other)).toBeGreaterThan(least);
    expect(milesBetween(one, other)).toBeLessThan(most);
  });

  it('is the same both ways, none within a state, a way around never shorter, and less than 6,000 miles', () => {
    fc.assert(
      fc.property(anyState, anyState, anyState, (one, other, third) => {
        const miles = milesBetween(one, other);
        expect(miles).toBe(milesBetween(other, one));
        expect(miles === 0).toBe(one === other);
        expect(miles).toBeLessThan(6000);
        // Each way is rounded to a mile.
        expect(miles).toBeLessThanOrEqual(milesBetween(one, third) + milesBetween(third, other) + 2);
      }),
    );
  });

  it('is over 2,000 miles to Alaska and Hawaii but for the West', () => {
    for (const state of ['NC', 'NY', 'TX', 'IL'] as const) {
      expect(milesBetween(state, 'AK')).toBeGreaterThan(2000);
      expect(milesBetween(state, 'HI')).toBeGreaterThan(2000);
    }
  });
});

it('needs more than a truck to Alaska, Hawaii and Puerto Rico only', () => {
  expect(stateAbbreviations.filter(isOffMainland)).toEqual(['AK', 'HI', 'PR']);
});
