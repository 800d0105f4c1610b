import { expect, test } from 'vitest';
import type { Workload } from '#core/project/index.ts';
import { changedParts, followed } from './kept-typing.ts';
import { words } from './words.ts';

const begun: Workload = { most: 2, styles: [], daysOff: [] };
const now: Workload = {
  ...{ most: 3, styles: ['draper'] },
  daysOff: [{ first: '2026-12-01', last: '2026-12-03' }],
};

test('a form takes over what changed elsewhere, and keeps what is being typed', () => {
  expect(followed(begun, now, new Set())).toEqual(now);
  expect(followed(begun, now, new Set(['most']))).toEqual({ ...now, most: 2 });
  expect(followed(begun, now, new Set(['most', 'styles', 'daysOff']))).toEqual(begun);
});

test('what is kept against a newer value is named, with that value', () => {
  const kept = followed(begun, now, new Set(['most', 'daysOff']));
  expect(changedParts(kept, now)).toEqual(['most', 'daysOff']);
  expect(changedParts(now, now)).toEqual([]);
  expect(words.changedElsewhere(changedParts(kept, now), now)).toBe(
    'This changed while you were typing: “Projects at once, at most” is 3 and “Days off” is December 1–3, 2026. What you typed is still here. Save to replace it.',
  );
  expect(words.changedElsewhere(['styles'], now)).toContain('“Styles they’d rather do” is Draper.');
  expect(words.changedElsewhere(['most', 'styles', 'daysOff'], begun)).toContain(
    '“Projects at once, at most” is 2, “Styles they’d rather do” is empty, and “Days off” is empty.',
  );
  expect(words.changedElsewhere(['most'], { ...now, most: null })).toContain('“Projects at once, at most” is empty.');
});
