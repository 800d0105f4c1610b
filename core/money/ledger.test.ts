import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type LedgerAmount,
  type LedgerEntry,
  ledgerTotals,
  openLedger,
  refund,
  refundable,
  refundableOfLine,
  refundableTotal,
  refundSum,
  returnCredit,
  sumCents,
} from './index.ts';

const line = (lineId: string, cents: number): LedgerAmount => ({ of: 'line', lineId, cents });
const taxOf = (lineId: string, cents: number): LedgerAmount => ({ of: 'tax', lineId, cents });
const shipping = (cents: number, lineId: string | null = null): LedgerAmount => ({ of: 'shipping', lineId, cents });

const order = [line('sofa', 119900), taxOf('sofa', 10641), shipping(9900, 'sofa'), line('rug', 27500), shipping(19900)];

describe('the ledger', () => {
  it('captures what the credit does not pay', () => {
    const entries = openLedger([line('sofa', 30000), shipping(10000)], 14900);
    expect(entries).toEqual([
      { kind: 'captured', of: 'line', lineId: 'sofa', cents: 18825 },
      { kind: 'credited', of: 'line', lineId: 'sofa', cents: 11175 },
      { kind: 'captured', of: 'shipping', lineId: null, cents: 6275 },
      { kind: 'credited', of: 'shipping', lineId: null, cents: 3725 },
    ]);
    expect(ledgerTotals(entries)).toMatchObject({ captured: 25100, credited: 14900, refunded: 0, creditReturned: 0 });
    expect(() => openLedger([line('sofa', 100)], 101)).toThrow('a credit of 101');
  });

  it('keeps a credit for late boards apart from the fee’s', () => {
    const entries = openLedger([line('sofa', 30000), shipping(10000)], 14900, 2500);
    expect(ledgerTotals(entries)).toMatchObject({ captured: 22600, credited: 14900, promiseCredited: 2500 });
    expect(refundableTotal(entries)).toBe(22600);
    const back = returnCredit(entries);
    const after = ledgerTotals([...entries, ...back]);
    expect(after).toMatchObject({ creditReturned: 14900, promiseReturned: 2500 });
    expect(returnCredit([...entries, ...back])).toEqual([]);
    expect(() => openLedger([line('sofa', 100)], 60, 41)).toThrow('a credit of 41');
  });

  it('pays out the captured part of a line only, not its credit', () => {
    const entries = openLedger([line('sofa', 30000), line('rug', 10000)], 4000);
    expect(refundableOfLine(entries, 'sofa')).toEqual([line('sofa', 27000)]);
  });

  it('knows a line with its tax and its own shipping', () => {
    const entries = openLedger(order);
    expect(refundableOfLine(entries, 'sofa')).toEqual([
      line('sofa', 119900),
      taxOf('sofa', 10641),
      shipping(9900, 'sofa'),
    ]);
    expect(refundableOfLine(entries, 'lamp')).toEqual([]);
  });

  it('refuses more than was captured, part by part, and twice the same', () => {
    const entries = openLedger(order);
    expect(refund(entries, [line('rug', 27501)])).toEqual({ ok: false, reason: 'more-than-captured' });
    expect(refund(entries, [line('rug', 20000), line('rug', 7501)])).toEqual({
      ok: false,
      reason: 'more-than-captured',
    });
    expect(refund(entries, [shipping(19901)])).toEqual({ ok: false, reason: 'more-than-captured' });
    expect(refund(entries, [line('lamp', 1)])).toEqual({ ok: false, reason: 'more-than-captured' });
    const first = refund(entries, [line('rug', 27500)]);
    if (!first.ok) throw new Error(first.reason);
    expect(refund([...entries, ...first.entries], [line('rug', 1)])).toEqual({
      ok: false,
      reason: 'more-than-captured',
    });
  });

  it('refuses amounts that are none', () => {
    const entries = openLedger(order);
    for (const bad of [-1, 0.5, Number.NaN]) {
      expect(refund(entries, [line('rug', bad)])).toEqual({ ok: false, reason: 'not-an-amount' });
      expect(refundSum(entries, bad)).toEqual({ ok: false, reason: 'not-an-amount' });
    }
    expect(refund(entries, [])).toEqual({ ok: false, reason: 'nothing-to-refund' });
    expect(refundSum(entries, 0)).toEqual({ ok: false, reason: 'nothing-to-refund' });
    expect(refundSum(entries, refundableTotal(entries) + 1)).toEqual({ ok: false, reason: 'more-than-captured' });
  });

  it('counts a later capture, as of an exchange for a dearer piece', () => {
    const entries: LedgerEntry[] = [
      ...openLedger([line('rug', 27500)]),
      { kind: 'captured', of: 'line', lineId: 'rug', cents: 5000 },
    ];
    expect(refundable(entries)).toEqual([line('rug', 32500)]);
  });

  it('gives the whole credit back once', () => {
    const entries = openLedger(order, 14900);
    const back = returnCredit(entries);
    expect(sumCents(back.map((entry) => entry.cents))).toBe(14900);
    expect(returnCredit([...entries, ...back])).toEqual([]);
  });

  it('stops the program when its own books are wrong', () => {
    expect(() => refundable([{ kind: 'refunded', of: 'line', lineId: 'rug', cents: 1 }])).toThrow(
      'more than it captured',
    );
  });

  it('tells a line called null from the whole order', () => {
    const entries = openLedger([shipping(100), shipping(200, '')]);
    expect(refundable(entries)).toEqual([shipping(100), shipping(200, '')]);
  });
});

const amounts = fc.uniqueArray(
  fc.record({
    of: fc.constantFrom('line' as const, 'shipping' as const, 'tax' as const),
    lineId: fc.constantFrom('a', 'b', 'c', null),
    cents: fc.nat(1_000_000),
  }),
  { selector: (part) => `${part.of}${part.lineId}`, minLength: 1 },
);

describe('refunds conserve cents', () => {
  it('whatever is asked for in whatever order', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.array(fc.oneof(amounts, fc.nat(2_000_000)), { maxLength: 12 }),
        (paid, creditPart, promisePart, asks) => {
          const owed = sumCents(paid.map((part) => part.cents));
          const creditCents = Math.floor(owed * creditPart);
          const promiseCents = Math.floor((owed - creditCents) * promisePart);
          let entries = openLedger(paid, creditCents, promiseCents);
          const { captured, credited, promiseCredited } = ledgerTotals(entries);
          expect([credited, promiseCredited]).toEqual([creditCents, promiseCents]);
          expect(captured + credited + promiseCredited).toBe(owed);
          expect(entries.every(({ cents }) => Number.isSafeInteger(cents) && cents > 0)).toBe(true);
          for (const ask of asks) {
            const decided = typeof ask === 'number' ? refundSum(entries, ask) : refund(entries, ask);
            if (decided.ok) entries = [...entries, ...decided.entries];
            const { refunded } = ledgerTotals(entries);
            expect(refunded).toBeLessThanOrEqual(captured);
            expect(refunded + refundableTotal(entries)).toBe(captured);
          }
          const rest = refundSum(entries, refundableTotal(entries));
          if (rest.ok) entries = [...entries, ...rest.entries];
          expect(ledgerTotals(entries).refunded).toBe(captured);
        },
      ),
    );
  });
});
