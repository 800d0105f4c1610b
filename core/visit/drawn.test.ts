import { expect, it } from 'vitest';
import { completeQuestion, isDrawnOnVisit } from './index.ts';

const visit = { date: '2026-11-20' };
const ours = (at: string) => ({ savedBy: 'specialist', savedAt: new Date(at) }) as const;

it('a room is from a visit if one of us saved it on its day or later, as New York counts it', () => {
  expect(isDrawnOnVisit(visit, ours('2026-11-20T05:00:00Z'))).toBe(true);
  expect(isDrawnOnVisit(visit, ours('2026-11-22T15:00:00Z'))).toBe(true);
  expect(isDrawnOnVisit(visit, ours('2026-11-20T04:59:59Z'))).toBe(false);
  expect(isDrawnOnVisit(visit, { savedBy: 'customer', savedAt: new Date('2026-11-20T15:00:00Z') })).toBe(false);
  expect(isDrawnOnVisit(visit, { savedBy: null, savedAt: null })).toBe(false);
  expect(isDrawnOnVisit({ date: null }, ours('2026-11-01T15:00:00Z'))).toBe(true);
});

it('before a visit without a drawing is complete, we say that there is none', () => {
  const none = { savedBy: null, savedAt: null };
  expect(completeQuestion(visit, none)).toMatch(/^No room was drawn on this visit\. Complete it anyway\? /);
  expect(completeQuestion(visit, ours('2026-11-20T15:00:00Z'))).toMatch(/^Mark this visit complete\? /);
});
