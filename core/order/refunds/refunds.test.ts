import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LedgerEntry, ledgerTotals, refund, refundableTotal, sumCents } from '../../money/index.ts';
import { standardPriceList } from '../../price-list/index.ts';
import {
  cancellation,
  exchangeDifference,
  type OrderedLine,
  type OrderSum,
  openOrderLedger,
  orderDetail,
  returnRefund,
} from '../index.ts';

const bands = standardPriceList.shippingBands;
const line = (id: string, changes: Partial<OrderedLine> = {}): OrderedLine => ({
  id,
  recordId: id,
  unitCents: 200000,
  quantity: 1,
  delivery: 'standard',
  whiteGloveCents: 18900,
  state: 'placed',
  replaces: null,
  ...changes,
});

function paid(lines: OrderedLine[], sum: Partial<OrderSum> = {}) {
  const detail = orderDetail({ lines, prices: standardPriceList, volumeDiscountPercent: 0, feeCreditCents: 0, ...sum });
  return {
    detail,
    ledger: openOrderLedger(
      detail,
      lines.map(({ id }) => id),
    ),
  };
}
const amount = (parts: readonly { cents: number }[]) => sumCents(parts.map(({ cents }) => cents));
const book = (ledger: LedgerEntry[], parts: Parameters<typeof refund>[1]): LedgerEntry[] => {
  if (parts.length === 0) return ledger;
  const decided = refund(ledger, parts);
  if (!decided.ok) throw new Error(decided.reason);
  return [...ledger, ...decided.entries];
};

describe('a cancellation', () => {
  const lines = [line('sofa'), line('rug', { unitCents: 150000 }), line('bed', { delivery: 'white-glove' })];
  const tax = { rate: 0.1, shipping: true };

  it('gives back the piece, its tax and what the flat rate comes down by', () => {
    const { ledger } = paid(lines, { tax });
    expect(cancellation(lines, ['rug'], ledger, bands)).toEqual({
      wholeOrder: false,
      refund: [
        { of: 'line', lineId: 'rug', cents: 150000 },
        { of: 'tax', lineId: 'rug', cents: 15000 },
        { of: 'shipping', lineId: null, cents: 34900 - 19900 },
        { of: 'tax', lineId: null, cents: 1500 },
      ],
    });
  });

  it('gives back the white glove of its piece and the tax on that', () => {
    const { ledger } = paid(lines, { tax });
    expect(cancellation(lines, ['bed'], ledger, bands).refund).toEqual([
      { of: 'line', lineId: 'bed', cents: 200000 },
      { of: 'tax', lineId: 'bed', cents: 20000 },
      { of: 'shipping', lineId: 'bed', cents: 18900 },
      { of: 'tax', lineId: null, cents: 1890 },
    ]);
  });

  it('of a part does not pay the fee credit out; of all of it gives the whole credit back', () => {
    const { ledger, detail } = paid(lines, { feeCreditCents: 14900 });
    const part = cancellation(lines, ['sofa', 'rug'], ledger, bands);
    expect(part.wholeOrder).toBe(false);
    expect(amount(part.refund)).toBeLessThan(350000 + 34900);
    const all = cancellation(lines, ['sofa', 'rug', 'bed'], ledger, bands);
    expect(all.wholeOrder).toBe(true);
    expect(amount(all.refund)).toBe(detail.totals.total);
  });

  it('in a promotion has no flat rate to give back', () => {
    const { ledger, detail } = paid(lines, { promotion: {}, tax });
    expect(cancellation(lines, ['sofa'], ledger, bands).refund.some((part) => part.lineId === null)).toBe(false);
    expect(amount(cancellation(lines, ['sofa', 'rug', 'bed'], ledger, bands).refund)).toBe(detail.totals.total);
  });

  it('of a replacement gives back the price of what it replaces, whose delivery was made', () => {
    const exchanged = [
      line('sofa', { state: 'replacement placed', delivery: 'white-glove' }),
      line('sofa-2', { replaces: 'sofa', delivery: 'white-glove' }),
    ];
    const { ledger } = paid(exchanged.slice(0, 1));
    expect(cancellation(exchanged, ['sofa-2'], ledger, bands)).toEqual({
      wholeOrder: false,
      refund: [{ of: 'line', lineId: 'sofa', cents: 200000 }],
    });
  });

  const somePrices = fc
    .uniqueArray(fc.integer({ min: 100, max: 1_000_000 }), { maxLength: 5 })
    .chain((limits) => fc.tuple(fc.constant(limits), fc.array(fc.nat(70000), { minLength: 6, maxLength: 6 })))
    .map(([limits, rates]) => ({
      ...standardPriceList,
      shippingBands: [...limits.toSorted((a, b) => a - b), null].map((below, at) => ({ below, rate: rates[at] ?? 0 })),
    }));
  const someOrder = fc.record({
    pieces: fc.array(
      fc.record({
        unitCents: fc.integer({ min: 100, max: 600000 }),
        quantity: fc.integer({ min: 1, max: 4 }),
        delivery: fc.constantFrom('standard' as const, 'white-glove' as const),
        whiteGloveCents: fc.nat(30000),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    coupon: fc.option(fc.record({ percent: fc.integer({ min: 1, max: 100 }) })),
    promotion: fc.option(fc.constant({})),
    tax: fc.option(fc.record({ rate: fc.constantFrom(0.0625, 0.08875, 0.1), shipping: fc.boolean() })),
    feeCreditCents: fc.constantFrom(0, 14900),
    prices: somePrices,
    order: fc.array(fc.nat(5), { maxLength: 12 }),
  });

  it('keeps what was paid for delivery when less would ship for more', () => {
    const shippingBands = [
      { below: 300000, rate: 19900 },
      { below: null, rate: 4900 },
    ];
    const lines = [line('sofa'), line('rug')];
    const { ledger } = paid(lines, { prices: { ...standardPriceList, shippingBands } });
    expect(cancellation(lines, ['rug'], ledger, shippingBands).refund).toEqual([
      { of: 'line', lineId: 'rug', cents: 200000 },
    ]);
  });

  it('never gives back more than was captured, and all of it once everything is canceled, in any order', () => {
    fc.assert(
      fc.property(someOrder, ({ pieces, order, ...sum }) => {
        let current = pieces.map((piece, index) => line(String(index), piece));
        const { ledger: opened, detail } = paid(current, sum);
        const atOnce = cancellation(
          current,
          current.map(({ id }) => id),
          opened,
          sum.prices.shippingBands,
        );
        let ledger = opened;
        for (const id of [...order.map(String), ...current.map((one) => one.id)]) {
          const open = current.find((one) => one.id === id && one.state === 'placed');
          if (!open) continue;
          ledger = book(ledger, cancellation(current, [id], ledger, sum.prices.shippingBands).refund);
          current = current.map((one) => (one.id === id ? { ...one, state: 'cancelled' } : one));
          expect(ledgerTotals(ledger).refunded).toBeLessThanOrEqual(detail.totals.total);
        }
        expect(ledgerTotals(ledger).refunded).toBe(detail.totals.total);
        expect(refundableTotal(ledger)).toBe(0);
        expect(amount(atOnce.refund)).toBe(detail.totals.total);
      }),
    );
  });
});

describe('a return', () => {
  it('gives back price and tax, not the delivery that was made, and not the credit', () => {
    const lines = [line('sofa', { delivery: 'white-glove' }), line('rug')];
    const tax = { rate: 0.1, shipping: true };
    expect(returnRefund('sofa', paid(lines, { tax }).ledger)).toEqual([
      { of: 'line', lineId: 'sofa', cents: 200000 },
      { of: 'tax', lineId: 'sofa', cents: 20000 },
    ]);
    expect(amount(returnRefund('sofa', paid(lines, { tax, feeCreditCents: 14900 }).ledger))).toBeLessThan(220000);
    expect(returnRefund('lamp', paid(lines).ledger)).toEqual([]);
  });
});

describe('an exchange', () => {
  const lines = [line('sofa', { delivery: 'white-glove' }), line('rug')];
  const exchange = (unitCents: number, sum: Partial<OrderSum> = {}) => {
    const { ledger, detail } = paid(lines, sum);
    const [sofa] = detail.lines;
    if (!sofa) throw new Error('no sofa');
    const exchanged = { id: 'sofa', first: sofa, ...sofa };
    const books = { ledger, courtesies: [] };
    return exchangeDifference(exchanged, { unitCents, quantity: 1 }, sum.tax?.rate ?? 0, books);
  };
  const tax = { rate: 0.1, shipping: false };

  it('at the same price costs nothing, whatever the discounts were', () => {
    expect(exchange(200000)).toEqual({ kind: 'even' });
    expect(exchange(200000, { coupon: { percent: 17 }, tax, feeCreditCents: 14900 })).toEqual({ kind: 'even' });
  });

  it('for a cheaper piece gives the difference back with its tax', () => {
    expect(exchange(150000, { tax })).toEqual({
      kind: 'refund',
      refund: [
        { of: 'line', lineId: 'sofa', cents: 50000 },
        { of: 'tax', lineId: 'sofa', cents: 5000 },
      ],
    });
    expect(exchange(150000, { coupon: { percent: 20 } })).toEqual({
      kind: 'refund',
      refund: [{ of: 'line', lineId: 'sofa', cents: 40000 }],
    });
  });

  it('does not pay the fee credit out', () => {
    const cheaper = exchange(100000, { feeCreditCents: 14900 });
    const plain = exchange(100000);
    if (cheaper.kind !== 'refund' || plain.kind !== 'refund') throw new Error('a refund was due');
    expect(amount(cheaper.refund)).toBeLessThan(amount(plain.refund));
    expect(exchange(100000, { feeCreditCents: 10_000_000 })).toEqual({ kind: 'even' });
  });

  it('does not pay a credit for late boards out either: it counts as the fee’s does', () => {
    fc.assert(
      fc.property(fc.nat(400000), fc.nat(300000), (unitCents, cents) => {
        const late = exchange(unitCents, { tax, promiseCreditCents: cents });
        expect(late).toEqual(exchange(unitCents, { tax, feeCreditCents: cents }));
      }),
    );
  });

  it('for a dearer piece asks for the difference with its tax', () => {
    expect(exchange(250000, { tax })).toEqual({
      kind: 'due',
      due: [
        { of: 'line', lineId: 'sofa', cents: 50000 },
        { of: 'tax', lineId: 'sofa', cents: 5000 },
      ],
    });
  });

  it('never gives back more than was captured for the line', () => {
    fc.assert(
      fc.property(fc.nat(400000), fc.constantFrom(0, 14900, 300000), (unitCents, feeCreditCents) => {
        const sum = { tax, feeCreditCents };
        const decided = exchange(unitCents, sum);
        if (decided.kind === 'refund') expect(() => book(paid(lines, sum).ledger, decided.refund)).not.toThrow();
      }),
    );
  });
});
