import { expect, it } from 'vitest';
import { leadTimeWords } from './delivery.ts';

it('tells a lead time in weeks, never shorter than it is', () => {
  expect([0, 1, 7, 8, 14, 15, 63].map(leadTimeWords)).toEqual([
    '1 week',
    '1 week',
    '1 week',
    '2 weeks',
    '2 weeks',
    '3 weeks',
    '9 weeks',
  ]);
});
