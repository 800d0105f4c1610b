import { describe, expect, it } from 'vitest';
import { orderNumber, searchedInId } from './order-number.ts';

describe('an order’s number', () => {
  it('is the end of its id, in capitals', () => {
    expect(orderNumber('order_1m7ghc8p9a1b87sm000cp')).toBe('HL-7SM000CP');
  });

  it('is found again in the id, in capitals or not, whole or begun', () => {
    const id = 'order_1m7ghc8p9a1b87sm000cp';
    for (const typed of [orderNumber(id), 'hl-7sm000cp', ' HL 7SM000CP ', 'HL-7SM', '7sm000']) {
      expect(id).toContain(searchedInId(typed).toLowerCase());
    }
  });

  it.each(['June Tran', 'hl', 'HL Smith Jones', 'june@example.com'])('leaves other words alone: %s', (words) => {
    expect(searchedInId(words)).toBe(words);
  });
});
