import { describe, expect, it } from 'vitest';
import { standardPriceList } from '../price-list/index.ts';
import {
  mayPlaceOrder,
  orderTotals,
  orderWords,
  placeRefusalWords,
  reservationIsOver,
  reservedUntil,
  soldOut,
} from './index.ts';

describe('placing an order', () => {
  const item = { active: true, stock: 3 };
  const totals = orderTotals({
    lines: [{ recordId: 'a', unitCents: 5000, quantity: 3, delivery: 'standard', whiteGloveCents: 0 }],
    prices: standardPriceList,
    volumeDiscountPercent: 0,
    feeCreditCents: 0,
  });
  const attempt = {
    checkoutOpen: true,
    orderedId: null,
    orderable: true,
    withdrawn: false,
    pieces: [{ recordId: 'a', quantity: 3, item }],
    shown: totals,
    totals,
  };

  it('refuses what no card can pay at once, and takes one cent less', () => {
    const of = (merchandise: number, total: number) => {
      const sums = { ...totals, merchandise, total };
      return mayPlaceOrder({ ...attempt, shown: sums, totals: sums });
    };
    expect(of(99_999_999, 99_999_999)).toEqual({ ok: true });
    expect(of(99_999_999, 100_000_000)).toEqual({ ok: false, reason: 'too-large' });
    // A code may pay for all of it, yet the sum before it must fit as well.
    expect(of(9_900_000_000, 0)).toEqual({ ok: false, reason: 'too-large' });
    expect(placeRefusalWords({ reason: 'too-large' }, String)).toContain('$999,999.99');
  });

  it('holds the stock for 15 minutes', () => {
    const from = new Date('2024-05-01T12:00:00Z');
    expect(reservedUntil(from)).toEqual(new Date('2024-05-01T12:15:00Z'));
    expect(reservationIsOver(reservedUntil(from), new Date('2024-05-01T12:14:59.999Z'))).toBe(false);
    expect(reservationIsOver(reservedUntil(from), new Date('2024-05-01T12:15:00Z'))).toBe(true);
    expect(orderWords.hold).toContain('15 minutes');
  });

  it('needs stock for the quantity, the same piece on two lines counted together', () => {
    expect(soldOut(attempt.pieces)).toEqual([]);
    expect(soldOut([{ recordId: 'a', quantity: 4, item }])).toEqual([{ recordId: 'a', left: item.stock }]);
    expect(soldOut([...attempt.pieces, { recordId: 'a', quantity: 1, item }])).toEqual([
      { recordId: 'a', left: item.stock },
    ]);
    expect(soldOut([{ recordId: 'a', quantity: 1, item: { active: false, stock: 9 } }])).toEqual([
      { recordId: 'a', left: 0 },
    ]);
  });

  it('without enough of a piece says how many are left, and that it sold out only where none is', () => {
    const words = (stocks: Readonly<Record<string, number>>) => {
      const pieces = Object.entries(stocks).map(([recordId, stock]) => ({
        ...{ recordId, quantity: 4, item: { active: true, stock } },
      }));
      return placeRefusalWords({ reason: 'sold-out', short: soldOut(pieces) }, (id) => `the ${id}`);
    };
    expect(words({ sofa: 3 })).toBe('We have only 3 of the sofa left. Nothing was charged. Please take fewer above.');
    expect(words({ sofa: 0, rug: 9 })).toBe(
      'Just sold out: the sofa. Nothing was charged. Remove it above to order the rest.',
    );
    expect(words({ sofa: 0, rug: 0 })).toBe(
      'Just sold out: the sofa, the rug. Nothing was charged. Remove them above to order the rest.',
    );
    expect(words({ sofa: 0, rug: 1, lamp: 2 })).toBe(
      'Just sold out: the sofa. We have only 1 of the rug and 2 of the lamp left. Nothing was charged. Remove it above, and take fewer of the others.',
    );
  });

  it('is refused before any charge, and says why', () => {
    const words = (changes: Partial<typeof attempt> | { orderedId: string }) => {
      const decided = mayPlaceOrder({ ...attempt, ...changes });
      return decided.ok ? 'yes' : placeRefusalWords(decided, (id) => `piece ${id}`);
    };
    expect(words({})).toBe('yes');
    expect(words({ orderedId: 'order' })).toContain('Here’s your order');
    expect(words({ checkoutOpen: false })).toContain('Your choices are saved, and nothing was charged.');
    expect(words({ orderable: false })).toContain('newest pair');
    expect(words({ orderable: false, withdrawn: true })).toContain('fee for this room was refunded');
    expect(words({ pieces: [] })).toContain('at least one piece');
    expect(words({ pieces: [{ recordId: 'a', quantity: 4, item }] })).toContain('We have only 3 of piece a left.');
    expect(words({ shown: { ...totals, total: 30_000 } })).toBe(
      'Your total has changed from $300 to $349. Nothing was charged. Please take another look.',
    );
    expect(words({ shown: { ...totals, shipping: 0 } })).toContain('your total is the same');
    expect(mayPlaceOrder({ ...attempt, shown: { ...totals, shipping: 0, total: 1 } })).toEqual({
      ok: false,
      reason: 'total-changed',
      changed: ['shipping', 'total'],
      ...{ from: 1, to: totals.total },
    });
  });
});
