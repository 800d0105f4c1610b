import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardCharge, type LedgerAmount, type LedgerEntry, sumCents } from '../../money/index.ts';
import { exchangeDifference, exchangeSum, openOrderLedger, type Replacement } from '../index.ts';
import { type ExchangedOrder, orderOfTwo } from './exchange.test-data.ts';

/** One piece that's ordered with another, then exchanged; what the page and the email say about it. */
function exchange(order: ExchangedOrder, replacement: Replacement, courtesy = 0) {
  const { taxRate } = order;
  const { detail, first } = orderOfTwo(order, 0);
  const opened = openOrderLedger(detail, ['a', 'b']);
  const given: LedgerAmount[] = courtesy > 0 ? [{ of: 'line', lineId: 'a', cents: courtesy }] : [];
  const ledger: LedgerEntry[] = [...opened, ...given.map((part) => ({ ...part, kind: 'refunded' as const }))];
  const line = { id: 'a', name: 'Alder sofa', first, net: first.net, tax: first.tax };
  const difference = exchangeDifference(line, replacement, taxRate, { ledger, courtesies: given });
  const back = difference.kind === 'refund' ? sumCents(difference.refund.map(({ cents }) => cents)) : 0;
  const due = difference.kind === 'due' ? cardCharge(sumCents(difference.due.map(({ cents }) => cents))) : 0;
  const settled =
    back > 0
      ? ({ kind: 'refund', cents: back } as const)
      : due > 0
        ? ({ kind: 'due', cents: due } as const)
        : ({ kind: 'even' } as const);
  const sum = exchangeSum({ line, replacement: { ...replacement, name: 'Harrow sofa' }, taxRate, ledger, settled });
  return { sum, moved: due - back, first };
}

const plain: ExchangedOrder = { unitCents: 200_000, couponPercent: 0, taxRate: 0, feeCreditCents: 0 };
const at = (unitCents: number, quantity = 1) => ({ unitCents, quantity });
const said = (...given: Parameters<typeof exchange>) => {
  const { rows, total } = exchange(...given).sum;
  return [...rows, total].map(({ label, cents }) => [label, cents / 100]);
};

describe('the sum of an exchange', () => {
  it('for a dearer piece names its price, what the first counts for and what is left to pay', () => {
    expect(said(plain, at(260_000))).toEqual([
      ['Harrow sofa', 2600],
      ['What Alder sofa counts for', -2000],
      ['The difference, to pay', 600],
    ]);
  });

  it('names discounts and tax, which the first piece counts too', () => {
    expect(said({ ...plain, couponPercent: 10, taxRate: 0.05 }, at(260_000))).toEqual([
      ['Harrow sofa', 2600],
      ['Your order’s discounts', -260],
      ['Sales tax', 117],
      ['What Alder sofa counts for', -1890],
      ['The difference, to pay', 567],
    ]);
    const { rows } = exchange({ ...plain, taxRate: 0.05 }, at(130_000, 2)).sum;
    expect(rows.map(({ why }) => why)).toEqual(['2 at $1,300 each.', undefined, 'Tax included.']);
  });

  it('for a cheaper piece says what goes back to the card, and that a credit isn’t paid out', () => {
    expect(said(plain, at(150_000))).toEqual([
      ['Harrow sofa', 1500],
      ['What Alder sofa counts for', -2000],
      ['Refund to your card', 500],
    ]);
    const { sum, moved } = exchange({ ...plain, feeCreditCents: 14_900 }, at(150_000));
    expect(sum.rows.find(({ key }) => key === 'credit')?.label).toBe('Covered by a credit, not paid out');
    expect(sum.rows.find(({ key }) => key === 'credit')?.cents).toBe(50_000 + moved);
    expect(sum.total.cents).toBeLessThan(50_000);
  });

  it('for the same price, or a difference too small to charge, comes to nothing', () => {
    expect(said(plain, at(200_000)).at(-1)).toEqual(['Nothing to pay', 0]);
    expect(said(plain, at(200_030))).toEqual([
      ['Harrow sofa', 2000.3],
      ['What Alder sofa counts for', -2000],
      ['Too small to charge', -0.3],
      ['Nothing to pay', 0],
    ]);
  });

  it('always adds up to what is charged or refunded, and explains the rest by credits alone where nothing was refunded before', () => {
    const orders = fc.record({
      unitCents: fc.integer({ min: 1, max: 500_000 }),
      couponPercent: fc.constantFrom(0, 15, 33),
      taxRate: fc.constantFrom(0, 0.0625, 0.08875),
      feeCreditCents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 14_900 }), fc.constant(1_000_000)),
    });
    const replacements = fc.record({
      unitCents: fc.integer({ min: 1, max: 500_000 }),
      quantity: fc.integer({ min: 1, max: 3 }),
    });
    fc.assert(
      fc.property(orders, replacements, fc.constantFrom(0, 0, 100), (order, replacement, wanted) => {
        const courtesy = order.feeCreditCents === 0 && order.unitCents > 1000 ? wanted : 0;
        const { sum, moved } = exchange(order, replacement, courtesy);
        expect(sumCents(sum.rows.map(({ cents }) => cents))).toBe(moved);
        expect(sum.total.cents).toBe(Math.abs(moved));
        const row = (key: (typeof sum.rows)[number]['key']) => sum.rows.find((one) => one.key === key)?.cents ?? 0;
        expect(row('price')).toBe(replacement.unitCents * replacement.quantity);
        if (order.feeCreditCents === 0) expect(row('credit')).toBe(0);
        if (courtesy === 0) expect(row('rest')).toBeLessThanOrEqual(0);
        if (courtesy === 0) expect(row('rest')).toBeGreaterThan(-50);
      }),
    );
  });
});
