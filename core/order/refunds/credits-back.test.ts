import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LedgerEntry, ledgerTotals, refundable, sumCents } from '../../money/index.ts';
import { standardPriceList } from '../../price-list/index.ts';
import { openOrderLedger, orderDetail } from '../index.ts';
import { creditsBack, type SentBackLine, withFates } from './credits-back.ts';
import { cancelStatement, returnStatement } from './refund-statement.ts';

const bands = standardPriceList.shippingBands;
const line = (id: string, changes: Partial<SentBackLine> = {}): SentBackLine => ({
  ...{ id, recordId: id, unitCents: 200000, quantity: 1, delivery: 'standard', whiteGloveCents: 18900 },
  ...{ state: 'placed', replaces: null, cancelledAt: null, ...changes },
});
const canceledAt = (minute: number) => ({
  state: 'cancelled' as const,
  cancelledAt: new Date(Date.UTC(2026, 10, 1, 12, minute)),
});
const paid = (lines: readonly SentBackLine[], credits: { feeCreditCents: number; promiseCreditCents?: number }) =>
  openOrderLedger(
    orderDetail({
      lines,
      prices: standardPriceList,
      volumeDiscountPercent: 0,
      tax: { rate: 0.1, shipping: true },
      ...credits,
    }),
    lines.map(({ id }) => id),
  );
const centsOf = (all: readonly { key: string; cents: number }[]) =>
  Object.fromEntries(all.map(({ key, cents }) => [key, cents]));
const kept = { feeCredit: 'kept', promiseCredit: 'kept' } as const;

describe('what a credit had paid of pieces that went back', () => {
  it('is what the customer was shown before canceling, also of the second cancellation', () => {
    const before = [line('sofa'), line('rug', { unitCents: 150000 }), line('lamp', { unitCents: 9000 })];
    const ledger = paid(before, { feeCreditCents: 14900, promiseCreditCents: 2500 });
    const first = cancelStatement(before, ['rug'], ledger, bands);
    const between = before.map((one) => (one.id === 'rug' ? { ...one, ...canceledAt(1) } : one));
    const second = cancelStatement(between, ['lamp'], ledger, bands);
    const lines = between.map((one) => (one.id === 'lamp' ? { ...one, ...canceledAt(2) } : one));
    const back = creditsBack({ lines, ledger, bands, fates: kept });
    expect(back.map(({ lineIds }) => lineIds)).toEqual([['rug'], ['lamp']]);
    for (const [index, said] of [first, second].entries()) {
      const shown = said.stays.filter(({ key }) => key === 'credit' || key === 'promise credit');
      expect(back[index]?.rows).toEqual(shown);
    }
    expect(back[0]?.rows[0]?.why).toContain('your whole fee credit comes back for your next order');
  });

  it('is all of the piece, part of it, or nothing', () => {
    const sold = [line('sofa', { unitCents: 10000, ...canceledAt(1) })];
    const rowsFor = (feeCreditCents: number) => {
      const ledger = paid(sold, { feeCreditCents });
      return { card: ledgerTotals(ledger).captured, back: creditsBack({ lines: sold, ledger, bands, fates: kept }) };
    };
    const owed = rowsFor(0).card;
    expect(rowsFor(0).back).toEqual([]);
    expect(centsOf(rowsFor(4000).back[0]?.rows ?? [])).toEqual({ credit: 4000 });
    expect(rowsFor(owed).card).toBe(0);
    expect(centsOf(rowsFor(owed).back[0]?.rows ?? [])).toEqual({ credit: owed });
  });

  it('of a return leaves the delivery out, and can’t come back once a piece was delivered', () => {
    const lines = [line('sofa', { state: 'refunded', delivery: 'white-glove' }), line('rug', canceledAt(1))];
    const ledger = paid(lines, { feeCreditCents: 14900 });
    const back = creditsBack({ lines, ledger, bands, fates: kept });
    const said = returnStatement(line('sofa', { state: 'delivered', delivery: 'white-glove' }), lines, ledger, bands);
    expect(back.find(({ reason }) => reason === 'returned')?.rows).toEqual(
      said.stays.filter(({ key }) => key === 'credit'),
    );
    for (const { rows } of back)
      expect(rows[0]?.why).toBe('Your fee credit was used for this order and isn’t paid out to a card.');
  });

  it('says what has become of it by now', () => {
    const lines = [line('sofa', canceledAt(1))];
    const ledger = paid(lines, { feeCreditCents: 14900, promiseCreditCents: 2500 });
    const whys = (feeCredit: 'given back' | 'used again' | 'lapsed') =>
      creditsBack({ lines, ledger, bands, fates: { feeCredit, promiseCredit: 'given back' } })[0]?.rows.map(
        ({ why }) => why,
      );
    expect(whys('given back')).toEqual([
      'It didn’t go to a card: your whole fee credit is back, ready for your next order.',
      'It didn’t go to a card: this credit is back for another order.',
    ]);
    expect(whys('used again')?.[0]).toContain('another order has since used it');
    expect(whys('lapsed')?.[0]).toContain('has expired');
    const said = cancelStatement([line('sofa')], ['sofa'], ledger, bands).stays;
    expect(withFates(said, { feeCredit: 'lapsed', promiseCredit: 'given back' }).map(({ why }) => why)).toEqual(
      whys('lapsed'),
    );
    expect(withFates(said, kept)).toEqual(said);
  });

  it('adds up, with the refunds to the card, to every cent that was paid once everything is canceled', () => {
    const pieces = fc.array(
      fc.record({
        unitCents: fc.integer({ min: 100, max: 600000 }),
        delivery: fc.constantFrom('standard' as const, 'white-glove' as const),
        minute: fc.integer({ min: 1, max: 3 }),
      }),
      { minLength: 1, maxLength: 4 },
    );
    const credits = fc.record({ fee: fc.integer({ min: 0, max: 20000 }), promise: fc.constantFrom(0, 2500) });
    fc.assert(
      fc.property(pieces, credits, (some, { fee, promise }) => {
        const sold = some.map(({ unitCents, delivery }, at) => line(String(at), { unitCents, delivery }));
        const owed = sumCents(paid(sold, { feeCreditCents: 0 }).map(({ cents }) => cents));
        const feeCreditCents = Math.min(fee, owed);
        const ledger = paid(sold, { feeCreditCents, promiseCreditCents: Math.min(promise, owed - feeCreditCents) });
        const lines = sold.map((one, at) => ({ ...one, ...canceledAt(some[at]?.minute ?? 1) }));
        const shown = creditsBack({
          lines,
          ledger,
          bands,
          fates: { feeCredit: 'given back', promiseCredit: 'given back' },
        });
        const rows = shown.flatMap((one) => one.rows);
        const { captured, credited, promiseCredited } = ledgerTotals(ledger);
        expect(sumCents(rows.filter(({ key }) => key === 'credit').map(({ cents }) => cents))).toBe(credited);
        expect(sumCents(rows.filter(({ key }) => key === 'promise credit').map(({ cents }) => cents))).toBe(
          promiseCredited,
        );
        let books: LedgerEntry[] = [...ledger];
        for (const minute of [1, 2, 3]) {
          const then = sold.map((one, at) => ((some[at]?.minute ?? 1) < minute ? { ...one, ...canceledAt(1) } : one));
          const ids = sold.filter((_, at) => some[at]?.minute === minute).map(({ id }) => id);
          if (ids.length === 0) continue;
          const { refund } = cancelStatement(then, ids, books, bands);
          books = [...books, ...refund.map((amount) => ({ ...amount, kind: 'refunded' as const }))];
        }
        expect(sumCents(refundable(books).map(({ cents }) => cents))).toBe(0);
        expect(ledgerTotals(books).refunded).toBe(captured);
      }),
    );
  });
});
