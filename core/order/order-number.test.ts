import { describe, expect, it } from 'vitest';
import { numberInId, orderNumber, searchedInId } from './order-number.ts';

const id = 'order_1m7ghc8p9a1b87sm000cp';

describe('an order’s number', () => {
  it('is the end of its id, in capitals', () => {
    expect(orderNumber(id)).toBe('HL-7SM000CP');
  });

  it('is found again in the id, in capitals or not, whole or begun', () => {
    for (const typed of [orderNumber(id), 'hl-7sm000cp', ' HL 7SM000CP ', 'HL-7SM', '7sm000']) {
      expect(id).toContain(searchedInId(typed).toLowerCase());
    }
  });

  it.each(['June Tran', 'hl', 'HL Smith Jones', 'june@example.com'])('leaves other words alone: %s', (words) => {
    expect(searchedInId(words)).toBe(words);
  });

  it('is recognized as a whole, however it’s typed', () => {
    for (const typed of [orderNumber(id), 'hl-7sm000cp', ' HL 7SM000CP ', 'hl7sm000cp', '7sm000cp']) {
      expect(numberInId(typed), typed).toBe('7sm000cp');
    }
    for (const typed of ['', 'HL-7SM', 'june@example.com', 'HL-7SM000CP9', '%7sm000c', id]) {
      expect(numberInId(typed), typed).toBeNull();
    }
  });
});
