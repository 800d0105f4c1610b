import { expect, test } from 'vitest';
import { isWorse } from './propose-again.ts';

const givingUp = (...wishes: string[]) => wishes.map((wish) => ({ fact: { wish } }));

test('another piece is worse if it gives up more wishes, or goes over the tier where the best one doesn’t', () => {
  expect(isWorse(givingUp('material', 'shape'), givingUp('material'))).toBe(true);
  expect(isWorse(givingUp('material', 'tier'), givingUp('material', 'shape'))).toBe(true);
  expect(isWorse(givingUp('material', 'color'), givingUp('material', 'shape'))).toBe(false);
  expect(isWorse(givingUp('tier'), givingUp('tier'))).toBe(false);
  expect(isWorse(givingUp(), givingUp('color'))).toBe(false);
});
