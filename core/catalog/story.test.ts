import fc from 'fast-check';
import { expect, it } from 'vitest';
import { storyOf } from './index.ts';

it.each([
  ['Six drawers.', 'Six drawers.', []],
  ['Six drawers. Anti-tip: fasten it. Stay near.', 'Six drawers.', ['Anti-tip: fasten it. Stay near.']],
  [
    'A bench. Anti-tip: fasten it. Complies with U.S. CPSC requirements (16 CFR 1640).',
    'A bench.',
    ['Anti-tip: fasten it.', 'Complies with U.S. CPSC requirements (16 CFR 1640).'],
  ],
  ['', '', []],
])('%s', (description, story, notices) => {
  expect(storyOf(description)).toEqual({ story, notices });
});

it('loses no word', () => {
  const part = fc.constantFrom('A sofa.', 'Anti-tip: fasten it.', 'Complies with U.S. CPSC rules.', 'Down inside.');
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const { story, notices } = storyOf(parts.join(' '));
      expect([story, ...notices].filter(Boolean).join(' ')).toBe(parts.join(' '));
    }),
  );
});
