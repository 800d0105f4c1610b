import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isStorable, storableText } from './index.ts';

it.each(['', 'June', 'Zoë 🛋️', 'two\nlines'])('%j can be kept', (typed) => {
  expect(storableText.parse(typed)).toBe(typed);
});

it.each(['\0', 'June \ud800', '\udc00 June', '🛋'.slice(0, 1)])('%j is refused, with what to do', (typed) => {
  expect(storableText.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([
    'This has a character we can’t read. Please type it again.',
  ]);
});

it('keeps every whole text without a null sign, and none with half a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), (typed) => {
      expect(isStorable(typed)).toBe(!typed.includes('\0'));
      expect(isStorable(`${typed}\ud800`)).toBe(false);
    }),
  );
});
