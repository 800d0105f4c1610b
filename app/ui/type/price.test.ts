import { expect, it } from 'vitest';
import { priceText } from './price.tsx';

it.each([
  [496900, false, '$4,969'],
  [496900, true, '$4,969.00'],
  [526463, true, '$5,264.63'],
  [526463, false, '$5,264.63'],
  [-14900, true, '\u2212$149.00'],
  [0, true, '$0.00'],
])('prints %i cents, exact %s, as %s', (cents, exact, text) => {
  expect(priceText(cents, exact)).toBe(text);
});
