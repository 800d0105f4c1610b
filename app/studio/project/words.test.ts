import { expect, test } from 'vitest';
import { words } from './words.ts';

test('the person who changed a slot first is named, and one’s own other tab isn’t called a colleague', () => {
  expect(words.stalePiece('Ada', 'Alma Sofa')).toBe('Ada just put Alma Sofa here. Take a look and choose again.');
  expect(words.stalePiece('Ada', null)).toBe('Ada just emptied this slot. Take a look and choose again.');
  expect(words.stalePiece(null, 'Alma Sofa')).toBe(
    'You changed this in another tab, and Alma Sofa is here now. Take a look and choose again.',
  );
  expect(words.stalePiece(null, null)).toBe(
    'You changed this in another tab, and this slot is empty now. Take a look and choose again.',
  );
});
