import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptSince, type RetentionRule, retention } from './retention.ts';

const rules = Object.keys(retention) as RetentionRule[];

test('everything is kept at least a day, and nothing for good', () => {
  for (const rule of rules) {
    expect(retention[rule].days).toBeGreaterThanOrEqual(1);
    expect(retention[rule].days).toBeLessThanOrEqual(730);
  }
});

test('what may go today may go on every later day', () => {
  const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.constantFrom(...rules), days, days, (rule, one, other) => {
      const [earlier, later] = one < other ? [one, other] : [other, one];
      expect(keptSince(rule, earlier) <= keptSince(rule, later)).toBe(true);
      expect(keptSince(rule, later) < later).toBe(true);
    }),
  );
});

test('an example', () => {
  expect(keptSince('kept promises', new Date('2026-11-17T12:00:00Z'))).toEqual(new Date('2026-08-19T12:00:00Z'));
});
