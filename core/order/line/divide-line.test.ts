import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundable, refundableOfLine, sumCents } from '../../money/index.ts';
import { standardPriceList } from '../../price-list/index.ts';
import type { PaidEntry } from '../refunds/payment-shares.ts';
import { refundByPayment } from '../refunds/payment-shares.ts';
import { cancellation } from '../refunds/refunds.ts';
import { openOrderLedger } from '../totals/ledger-amounts.ts';
import { orderDetail } from '../totals/totals.ts';
import { asOrdered, divideShares, moneyToMove, partsTogether, takenOf, withMovedMoney } from './divide-line.ts';

const bands = standardPriceList.shippingBands;

/** A paid order with any lines, discounts, tax and credits. */
const anyOrder = fc
  .record({
    lines: fc.array(
      fc.record({
        unitCents: fc.integer({ min: 100, max: 300_000 }),
        quantity: fc.integer({ min: 1, max: 7 }),
        delivery: fc.constantFrom('standard' as const, 'white-glove' as const),
        whiteGloveCents: fc.integer({ min: 0, max: 20_000 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    percent: fc.integer({ min: 0, max: 30 }),
    rate: fc.constantFrom(0, 0.0625, 0.08875),
    feeCreditCents: fc.integer({ min: 0, max: 14_900 }),
    promiseCreditCents: fc.integer({ min: 0, max: 10_000 }),
  })
  .map(({ lines: given, percent, rate, feeCreditCents, promiseCreditCents }) => {
    const priced = given.map((line, index) => ({ ...line, recordId: `piece-${index}` }));
    const coupon = percent > 0 ? { percent, amountCents: null } : null;
    const sum = { lines: priced, prices: standardPriceList, coupon, volumeDiscountPercent: 5 };
    const detail = orderDetail({ ...sum, tax: { rate, shipping: true }, feeCreditCents, promiseCreditCents });
    const ids = priced.map((_, index) => `line-${index}`);
    const books = openOrderLedger(detail, ids).map((entry): PaidEntry => ({ ...entry, intentId: 'pi_1' }));
    const lines = detail.lines.map(({ list, net, volumeDiscount, coupon: off, tax, whiteGlove, ...line }, index) => ({
      ...{ ...line, id: ids[index] ?? '', state: 'placed' as const, replaces: null },
      shares: { list, net, volumeDiscount, coupon: off, tax, whiteGlove },
    }));
    return { lines, books };
  });

type AnyOrder = { lines: { id: string; quantity: number; shares: Parameters<typeof divideShares>[0] }[] } & {
  books: PaidEntry[];
};

/** Makes some pieces of a line one of their own. */
function divided<Order extends AnyOrder>({ lines, books }: Order, at: number, share: number, id: string): Order {
  const line = lines[at % lines.length];
  if (!line || line.quantity < 2) return { lines, books } as Order;
  const take = { take: 1 + (share % (line.quantity - 1)), of: line.quantity };
  const { part, rest } = divideShares(line.shares, take);
  return {
    lines: [
      ...lines.map((one) => (one.id === line.id ? { ...one, quantity: line.quantity - take.take, shares: rest } : one)),
      { ...line, id, quantity: take.take, shares: part },
    ],
    books: withMovedMoney(books, moneyToMove(line.id, books, take), id),
  } as Order;
}

const cuts = fc.array(fc.tuple(fc.nat(20), fc.nat(20)), { maxLength: 8 });
const total = (amounts: readonly { cents: number }[]) => sumCents(amounts.map(({ cents }) => cents));
const sumOfKind = (books: readonly PaidEntry[], kind: string) => total(books.filter((entry) => entry.kind === kind));

describe('a line that is divided', () => {
  it('keeps each cent of its total, and each part is what was paid for its pieces', () => {
    fc.assert(
      fc.property(anyOrder, cuts, (order, given) => {
        const after = given.reduce((one, [at, share], index) => divided(one, at, share, `part-${index}`), order);
        for (const kind of ['captured', 'credited', 'promise-credited']) {
          expect(sumOfKind(after.books, kind)).toBe(sumOfKind(order.books, kind));
        }
        for (const { id, quantity, unitCents, shares } of after.lines) {
          expect(Math.min(...Object.values(shares))).toBeGreaterThanOrEqual(0);
          expect(shares.list).toBe(quantity * unitCents);
          expect(shares.list - shares.volumeDiscount - shares.coupon).toBe(shares.net);
          const own = after.books.filter(({ lineId }) => lineId === id);
          expect(total(own.filter(({ of }) => of === 'line'))).toBe(shares.net);
          expect(total(own.filter(({ of }) => of === 'tax'))).toBe(shares.tax);
          expect(total(own.filter(({ of }) => of === 'shipping'))).toBe(shares.whiteGlove);
        }
      }),
    );
  });

  it('gives back as much piece by piece as all at once', () => {
    fc.assert(
      fc.property(anyOrder, cuts, (order, given) => {
        const whole = cancellation(
          order.lines,
          order.lines.map(({ id }) => id),
          order.books,
          bands,
        );
        let { lines, books } = given.reduce((one, [at, share], index) => divided(one, at, share, `p-${index}`), order);
        let back = 0;
        for (const { id } of [...lines].reverse()) {
          const { refund } = cancellation(lines, [id], books, bands);
          back += total(refund);
          for (const { intentId, amounts } of refundByPayment(books, refund)) {
            books = [...books, ...amounts.map((amount) => ({ ...amount, kind: 'refunded' as const, intentId }))];
          }
          lines = lines.map((line) => (line.id === id ? { ...line, state: 'cancelled' as never } : line));
        }
        expect(back).toBe(total(whole.refund));
        expect(refundable(books)).toEqual([]);
      }),
    );
  });

  it('shares what is left after a refund, so that no part has more than is left', () => {
    fc.assert(
      fc.property(anyOrder, cuts, fc.nat(), (order, given, seed) => {
        const [part] = refundable(order.books);
        if (!part) return;
        const cents = 1 + (seed % part.cents);
        const refunded = { kind: 'refunded' as const, of: part.of, lineId: part.lineId, cents, intentId: 'pi_1' };
        const start = { ...order, books: [...order.books, refunded] };
        const after = given.reduce((one, [at, share], index) => divided(one, at, share, `p-${index}`), start);
        expect(total(refundable(after.books))).toBe(total(refundable(start.books)));
        for (const { id } of after.lines) expect(total(refundableOfLine(after.books, id))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('moves the money payment by payment', () => {
    const of = { of: 'line' as const, lineId: 'a' };
    const books: PaidEntry[] = [
      { ...of, kind: 'captured', cents: 301, intentId: 'pi_1' },
      { ...of, kind: 'captured', cents: 100, intentId: 'pi_2' },
    ];
    const moved = moneyToMove('a', books, { take: 1, of: 4 });
    expect(moved.amounts).toEqual([
      { kind: 'captured', of: 'line', intentId: 'pi_1', cents: 75 },
      { kind: 'captured', of: 'line', intentId: 'pi_2', cents: 25 },
    ]);
    expect(refundByPayment(withMovedMoney(books, moved, 'b'), [{ of: 'line', lineId: 'b', cents: 100 }])).toHaveLength(
      2,
    );
    expect(() => withMovedMoney([], moved, 'b')).toThrow(RangeError);
  });
});

describe('how many pieces an act takes', () => {
  const chairs = { quantity: 4, replacesLineId: null };

  it.each([
    ['all of them', undefined, { ok: true, take: 4 }],
    ['one of four', { take: 1, of: 4 }, { ok: true, take: 1 }],
    ['four of four', { take: 4, of: 4 }, { ok: true, take: 4 }],
    ['a number from before', { take: 1, of: 5 }, { ok: false, reason: 'other-quantity' }],
    ['none', { take: 0, of: 4 }, { ok: false, reason: 'other-quantity' }],
    ['more than there are', { take: 5, of: 4 }, { ok: false, reason: 'other-quantity' }],
    ['half a piece', { take: 1.5, of: 4 }, { ok: false, reason: 'other-quantity' }],
  ])('%s', (_, wanted, answer) => {
    expect(takenOf(chairs, wanted)).toEqual(answer);
  });

  it('replacements go together', () => {
    const replacing = { quantity: 2, replacesLineId: 'line-1' };
    expect(takenOf(replacing, { take: 1, of: 2 })).toEqual({ ok: false, reason: 'goes-whole' });
    expect(takenOf(replacing, { take: 2, of: 2 })).toEqual({ ok: true, take: 2 });
  });
});

describe('parts of a line', () => {
  const line = (id: string, partOf: string | null, quantity: number) => ({
    ...{ id, partOf, quantity, listCents: quantity * 100, whiteGloveCents: quantity * 10 },
  });
  const lines = [line('a', null, 1), line('b', null, 2), line('c', 'a', 3)];

  it('stand side by side, and are one line again on a receipt', () => {
    expect(partsTogether(lines).map(({ id }) => id)).toEqual(['a', 'c', 'b']);
    expect(asOrdered(lines)).toEqual([line('a', null, 4), line('b', null, 2)]);
  });
});
