import { expect, test } from 'vitest';
import { piecesIn, piecesWords } from './count-pieces.ts';

test('a pair of chairs is one choice and two pieces', () => {
  const sofa = { quantity: 1 };
  const chairs = { quantity: 2 };
  expect(piecesIn([sofa, chairs, {}])).toBe(4);
  expect(piecesWords([sofa])).toBe('1 piece');
  expect(piecesWords([sofa, {}])).toBe('2 pieces');
  expect(piecesWords([chairs])).toBe('1 choice, 2 pieces');
  expect(piecesWords([sofa, chairs, sofa])).toBe('3 choices, 4 pieces');
});
