import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LedgerAmount, type LedgerEntry, ledgerTotals, refund, sumCents } from '../../money/index.ts';
import { exchangeDifference, openOrderLedger, type Replacement, replacementShares } from '../index.ts';
import { type ExchangedOrder, orderOfTwo } from './exchange.test-data.ts';

interface Order extends Omit<ExchangedOrder, 'unitCents'> {
  readonly first: number;
}

/**
 * One piece that's paid, delivered and exchanged again and again, and what the books and the piece come to in the end.
 */
function chain(order: Order, steps: readonly (Replacement | { courtesy: number })[]) {
  const { first: unitCents, taxRate } = order;
  const { detail, first } = orderOfTwo({ ...order, unitCents }, 5);
  let ledger: LedgerEntry[] = openOrderLedger(detail, ['a', 'b']);
  const courtesies: LedgerAmount[] = [];
  let now = { net: first.net, tax: first.tax };
  const back = (parts: readonly LedgerAmount[]) => {
    const decided = refund(ledger, parts);
    if (!decided.ok) throw new Error(decided.reason);
    ledger = [...ledger, ...decided.entries];
  };
  for (const step of steps) {
    if ('courtesy' in step) {
      const given = { of: 'line' as const, lineId: 'a', cents: step.courtesy };
      if (!refund(ledger, [given]).ok) continue;
      back([given]);
      courtesies.push(given);
      continue;
    }
    const decided = exchangeDifference({ id: 'a', first, ...now }, step, taxRate, { ledger, courtesies });
    if (decided.kind === 'refund') back(decided.refund);
    if (decided.kind === 'due')
      ledger = [...ledger, ...decided.due.map((part) => ({ ...part, kind: 'captured' as const }))];
    now = replacementShares(first, step, taxRate);
    const { captured, refunded } = ledgerTotals(ledger);
    expect(refunded).toBeLessThanOrEqual(captured);
  }
  const sum = (of: 'line' | 'tax', kind: LedgerEntry['kind']) =>
    sumCents(ledger.filter((e) => e.lineId === 'a' && e.of === of && e.kind === kind).map(({ cents }) => cents));
  const card = (of: 'line' | 'tax') => sum(of, 'captured') - sum(of, 'refunded');
  const credit = (of: 'line' | 'tax') => sum(of, 'credited');
  return { now, first, card, credit, courtesies: sumCents(courtesies.map(({ cents }) => cents)) };
}

const plain: Order = { first: 100_000, couponPercent: 0, taxRate: 0, feeCreditCents: 0 };
const at = (unitCents: number) => ({ unitCents, quantity: 1 });

const orders = fc.record({
  first: fc.integer({ min: 1, max: 500_000 }),
  couponPercent: fc.constantFrom(0, 15, 33),
  taxRate: fc.constantFrom(0, 0.0625, 0.08875),
  feeCreditCents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 14_900 }), fc.constant(1_000_000)),
});
const replacements = fc.record({
  unitCents: fc.integer({ min: 1, max: 500_000 }),
  quantity: fc.integer({ min: 1, max: 3 }),
});
const chains = fc.array(replacements, { minLength: 1, maxLength: 6 });

describe('exchanges of one piece after another', () => {
  it('give back each difference once', () => {
    expect(chain(plain, [at(60_000), at(30_000)]).card('line')).toBe(30_000);
    expect(chain(plain, [at(60_000), at(80_000), at(30_000)]).card('line')).toBe(30_000);
    // Also when the fee credit paid part of it.
    const credited = { ...plain, feeCreditCents: 14_900 };
    const paid = chain(credited, []).card('line');
    for (const between of [120_000, 80_000]) {
      expect(chain(credited, [at(between), at(100_000)]).card('line')).toBe(paid);
    }
  });

  it('leave paid, by price and by tax, what the piece at hand costs, to the cent', () => {
    fc.assert(
      fc.property(orders, chains, (order, steps) => {
        const { now, card } = chain({ ...order, feeCreditCents: 0 }, steps);
        expect({ net: card('line'), tax: card('tax') }).toMatchObject({ net: now.net, tax: now.tax });
      }),
    );
  });

  it('come back to the first price at the first piece, whatever stood between', () => {
    fc.assert(
      fc.property(orders, chains, (order, steps) => {
        const { card, credit, first } = chain(order, [...steps, at(order.first)]);
        const paid = { net: card('line') + credit('line'), tax: card('tax') + credit('tax') };
        expect(paid).toEqual({ net: first.net, tax: first.tax });
      }),
    );
  });

  it('cost the same however the price was reached, also when the fee credit paid a part', () => {
    fc.assert(
      fc.property(orders, chains, replacements, (order, steps, last) => {
        const [by, straight] = [chain(order, [...steps, last]), chain(order, [last])];
        expect([by.card('line'), by.card('tax')]).toEqual([straight.card('line'), straight.card('tax')]);
      }),
    );
  });

  it('never pay the fee credit out, and never ask for what it paid', () => {
    fc.assert(
      fc.property(orders, chains, (order, steps) => {
        const { now, card, credit } = chain(order, steps);
        for (const [of, cost] of [['line', now.net] as const, ['tax', now.tax] as const]) {
          expect(card(of)).toBeLessThanOrEqual(cost);
          expect(card(of) + credit(of)).toBeGreaterThanOrEqual(cost);
        }
      }),
    );
  });

  it('take nothing of a courtesy back, and give it once', () => {
    expect(chain(plain, [{ courtesy: 10_000 }, at(60_000), at(30_000)]).card('line')).toBe(30_000 - 10_000);
    const some = fc.oneof(replacements, fc.record({ courtesy: fc.integer({ min: 1, max: 5_000 }) }));
    fc.assert(
      fc.property(orders, fc.array(some, { maxLength: 8 }), (order, steps) => {
        const { card, courtesies } = chain(order, steps);
        const without = chain(
          order,
          steps.filter((step) => !('courtesy' in step)),
        ).card('line');
        expect(card('line')).toBeGreaterThanOrEqual(0);
        expect(card('line')).toBeLessThanOrEqual(without);
        expect(card('line') + courtesies).toBeGreaterThanOrEqual(without);
      }),
    );
  });
  it('do not give back a difference that was too small to be asked for', () => {
    const first = { list: 100_000, net: 100_000, tax: 0 };
    const ledger = [{ kind: 'captured' as const, of: 'line' as const, lineId: 'a', cents: 100_000 }];
    const dearer = { id: 'a', first, ...replacementShares(first, at(100_030), 0) };
    expect(exchangeDifference(dearer, at(100_000), 0, { ledger, courtesies: [] })).toEqual({ kind: 'even' });
  });
});
