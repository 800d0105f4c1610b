import { expect, it } from 'vitest';
import { cardCharge } from './index.ts';

it.each([
  [0, 0],
  [1, 0],
  [49, 0],
  [50, 50],
  [51, 51],
])('of %i cents a card is asked for %i', (owed, asked) => expect(cardCharge(owed)).toBe(asked));
