import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumCents } from '../../money/index.ts';
import { standardPriceList } from '../../price-list/index.ts';
import { type OrderedLine, type OrderSum, openOrderLedger, orderDetail } from '../index.ts';
import { cancelStatement, returnStatement } from './refund-statement.ts';
import { cancellation, returnRefund } from './refunds.ts';

const bands = standardPriceList.shippingBands;
const line = (id: string, changes: Partial<OrderedLine> = {}): OrderedLine => ({
  ...{ id, recordId: id, unitCents: 200000, quantity: 1, delivery: 'standard', whiteGloveCents: 18900 },
  ...{ state: 'placed', replaces: null, ...changes },
});
const paid = (lines: readonly OrderedLine[], sum: Partial<OrderSum> = {}) => {
  const detail = orderDetail({ lines, prices: standardPriceList, volumeDiscountPercent: 0, feeCreditCents: 0, ...sum });
  const ids = lines.map(({ id }) => id);
  return { detail, ledger: openOrderLedger(detail, ids) };
};
const rows = (all: readonly { key: string; cents: number }[]) =>
  Object.fromEntries(all.map((one) => [one.key, one.cents]));
const tax = { rate: 0.1, shipping: true };

describe('the statement of a cancellation', () => {
  const lines = [line('sofa'), line('rug', { unitCents: 150000 }), line('bed', { delivery: 'white-glove' })];

  it('names what comes back, and the flat rate that still covers the rest', () => {
    const one = cancelStatement(lines, ['rug'], paid(lines, { tax }).ledger, bands);
    expect(rows(one.back)).toEqual({ line: 150000, shipping: 15000, tax: 16500 });
    expect(one.total).toBe(181500);
    expect(rows(one.stays)).toEqual({ 'flat rate': 19900 });
    // White glove pieces aren't in the flat rate.
    expect(rows(cancelStatement(lines, ['bed'], paid(lines, { tax }).ledger, bands).stays)).toEqual({});
  });

  it('adds up with a credit too: what comes back, the credit’s part and the rate that still holds', () => {
    const two = [line('sofa', { unitCents: 189000 }), line('other', { unitCents: 149900 })];
    const one = cancelStatement(two, ['sofa'], paid(two, { feeCreditCents: 14900 }).ledger, bands);
    expect(rows(one.stays)['flat rate']).toBe(19900);
    expect(one.total + (rows(one.stays).credit ?? 0) + 19900).toBe(189000 + 34900);
  });

  it('of all of it leaves only the credit, which goes back to the fee', () => {
    const all = cancelStatement(
      lines,
      ['sofa', 'rug', 'bed'],
      paid(lines, { tax, feeCreditCents: 14900 }).ledger,
      bands,
    );
    expect(all.wholeOrder).toBe(true);
    expect(rows(all.stays)).toEqual({ credit: 14900 });
    expect(all.stays[0]?.why).toContain('goes back to your fee');
  });

  it('names a credit for late boards apart: it stays with a part and goes back with all of it', () => {
    const { ledger } = paid(lines, { tax, feeCreditCents: 14900, promiseCreditCents: 2500 });
    const all = cancelStatement(lines, ['sofa', 'rug', 'bed'], ledger, bands);
    expect(rows(all.stays)).toEqual({ credit: 14900, 'promise credit': 2500 });
    expect(all.stays[1]?.why).toContain('goes back to you');
    const one = cancelStatement(lines, ['bed'], ledger, bands);
    expect(one.stays.find(({ key }) => key === 'promise credit')?.why).toContain('this credit comes back');
  });

  it('does not count as staying what was refunded before', () => {
    const { ledger } = paid(lines);
    const courtesy = { kind: 'refunded', of: 'line', lineId: 'sofa', cents: 5000 } as const;
    const one = cancelStatement(lines, ['sofa'], [...ledger, courtesy], bands);
    expect(rows(one.back).line).toBe(195000);
    expect(rows(one.stays).earlier).toBe(5000);
  });
});

describe('the statement of a return', () => {
  it('says that a delivery that was made stays paid', () => {
    const lines = [line('sofa', { delivery: 'white-glove' }), line('rug')];
    const { ledger } = paid(lines, { tax });
    const [sofa, rug] = lines.map((one) => returnStatement(one, lines, ledger, bands));
    expect([rows(sofa?.back ?? []), rows(sofa?.stays ?? [])]).toEqual([
      { line: 200000, tax: 20000 },
      { 'white glove': 18900 },
    ]);
    expect(rows(rug?.stays ?? [])).toEqual({ 'flat rate': 19900 });
  });

  it('names the flat rate that the cancellation before it named, whatever a credit paid of it', () => {
    const before = [line('sofa', { unitCents: 189000 }), line('other', { unitCents: 149900 })];
    const { ledger } = paid(before, { feeCreditCents: 14900 });
    const said = cancelStatement(before, ['sofa'], ledger, bands);
    const books = [...ledger, ...said.refund.map((amount) => ({ kind: 'refunded' as const, ...amount }))];
    const after = before.map((one): OrderedLine => ({ ...one, state: one.id === 'sofa' ? 'cancelled' : 'delivered' }));
    const left = returnStatement(line('other', { unitCents: 149900, state: 'delivered' }), after, books, bands);
    expect(rows(said.stays)['flat rate']).toBe(19900);
    expect(rows(left.stays)['flat rate']).toBe(19900);
  });

  it('does not count as staying what was refunded of a white glove delivery, unless that refund failed', () => {
    const lines = [line('sofa', { delivery: 'white-glove' })];
    const { ledger } = paid(lines);
    const late = { kind: 'refunded', of: 'shipping', lineId: 'sofa', cents: 5000 } as const;
    const staying = (books: typeof ledger) =>
      rows(returnStatement(line('sofa', { delivery: 'white-glove' }), lines, books, bands).stays)['white glove'];
    expect(staying([...ledger, late])).toBe(13900);
    expect(staying([...ledger, late, { ...late, kind: 'refund-failed' }])).toBe(18900);
  });
});

const someOrder = fc.record({
  pieces: fc.array(
    fc.record({
      unitCents: fc.integer({ min: 100, max: 600000 }),
      quantity: fc.integer({ min: 1, max: 3 }),
      delivery: fc.constantFrom('standard' as const, 'white-glove' as const),
      whiteGloveCents: fc.nat(30000),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  coupon: fc.option(fc.record({ percent: fc.integer({ min: 1, max: 60 }) })),
  tax: fc.option(fc.record({ rate: fc.constantFrom(0.0625, 0.08875), shipping: fc.boolean() })),
  feeCreditCents: fc.constantFrom(0, 14900),
  wanted: fc.array(fc.nat(4)),
});

it('refunds exactly what it says, and accounts for every cent of the pieces', () => {
  fc.assert(
    fc.property(someOrder, ({ pieces, wanted, ...sum }) => {
      const lines = pieces.map((piece, index) => line(String(index), piece));
      const { ledger } = paid(lines, sum);
      const ids = lines.map(({ id }) => id).filter((id) => wanted.includes(Number(id)));
      const said = cancelStatement(lines, ids, ledger, bands);
      expect(said.refund).toEqual(cancellation(lines, ids, ledger, bands).refund);
      expect(sumCents(said.back.map(({ cents }) => cents))).toBe(said.total);
      const ofPieces = sumCents(ledger.filter(({ lineId }) => ids.includes(lineId ?? '')).map(({ cents }) => cents));
      const forAll = sumCents(said.refund.filter(({ lineId }) => lineId === null).map(({ cents }) => cents));
      const credited = rows(said.stays).credit ?? 0;
      const flat = sumCents(
        ledger.filter(({ of, lineId }) => of === 'shipping' && lineId === null).map(({ cents }) => cents),
      );
      const standard = lines.some(({ id, delivery }) => ids.includes(id) && delivery === 'standard');
      if (!said.wholeOrder) {
        expect(said.total + credited).toBeGreaterThanOrEqual(ofPieces + forAll);
        if (!sum.tax?.shipping)
          expect(said.total + credited + (rows(said.stays)['flat rate'] ?? 0)).toBe(ofPieces + (standard ? flat : 0));
      } else expect(said.total + credited).toBe(sumCents(ledger.map(({ cents }) => cents)));
      const books = [...ledger, ...said.refund.map((amount) => ({ kind: 'refunded' as const, ...amount }))];
      const after = lines.map(
        (one): OrderedLine => ({ ...one, state: ids.includes(one.id) ? 'cancelled' : 'delivered' }),
      );
      const rate = rows(said.stays)['flat rate'];
      if (rate !== undefined)
        for (const one of after.filter(({ state, delivery }) => state === 'delivered' && delivery === 'standard'))
          expect(rows(returnStatement(one, after, books, bands).stays)['flat rate']).toBe(rate);
      for (const one of lines) {
        const back = returnStatement(one, lines, ledger, bands);
        expect(back.refund).toEqual(returnRefund(one.id, ledger));
        const { credit = 0, 'white glove': glove = 0 } = rows(back.stays);
        const own = ledger.filter(({ lineId }) => lineId === one.id);
        expect(back.total + credit + glove).toBe(sumCents(own.map(({ cents }) => cents)));
      }
    }),
  );
});
