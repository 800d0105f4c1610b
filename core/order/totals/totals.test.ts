import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ledgerTotals, sumCents } from '../../money/index.ts';
import { standardPriceList } from '../../price-list/index.ts';
import {
  ledgerAmounts,
  type OrderSum,
  openOrderLedger,
  orderDetail,
  orderTotals,
  type PricedLine,
  standardShipping,
  vendorShipping,
} from '../index.ts';

const line = (changes: Partial<PricedLine>): PricedLine => ({
  recordId: 'sofa',
  unitCents: 200000,
  quantity: 1,
  delivery: 'standard',
  whiteGloveCents: 18900,
  ...changes,
});
const sum = (changes: Partial<OrderSum>): OrderSum => ({
  lines: [line({})],
  prices: standardPriceList,
  volumeDiscountPercent: 0,
  feeCreditCents: 0,
  ...changes,
});

describe('standard shipping', () => {
  it.each([
    [0, 0],
    [1, 199],
    [299999, 199],
    [300000, 349],
    [300001, 349],
    [499999, 349],
    [500000, 459],
    [500001, 459],
    [699999, 459],
    [700000, 549],
    [700001, 549],
    [999999, 549],
    [1000000, 649],
    [1000001, 649],
    [99999999, 649],
  ])('of %i cents is %i dollars', (cents, dollars) => {
    expect(standardShipping(cents, standardPriceList.shippingBands)).toBe(dollars * 100);
  });
});

describe('the sum of an order', () => {
  it('is taken in its order: discounts, delivery, tax, credit last', () => {
    const lines = [
      line({ recordId: 'sofa', unitCents: 500000, delivery: 'white-glove', whiteGloveCents: 20000 }),
      line({ recordId: 'chair', unitCents: 150000, quantity: 2 }),
    ];
    const totals = orderTotals({
      lines,
      coupon: { percent: 10 },
      prices: standardPriceList,
      volumeDiscountPercent: 5,
      tax: { rate: 0.08, shipping: true },
      feeCreditCents: 14900,
    });
    expect(totals).toEqual({
      merchandise: 800000,
      volumeDiscount: 40000,
      coupon: 76000,
      shipping: 34900,
      whiteGlove: 20000,
      tax: 54720 + 4392,
      feeCredit: 14900,
      promiseCredit: 0,
      total: 800000 - 40000 - 76000 + 34900 + 20000 + 59112 - 14900,
    });
  });

  it('takes the band over list price times quantity of the standard pieces, before discounts', () => {
    const chairs = line({ unitCents: 75000, quantity: 4 });
    expect(orderTotals(sum({ lines: [chairs], coupon: { percent: 50 } })).shipping).toBe(34900);
    const sofa = line({ unitCents: 900000, delivery: 'white-glove' });
    expect(orderTotals(sum({ lines: [chairs, sofa] })).shipping).toBe(34900);
    expect(orderTotals(sum({ lines: [sofa] })).shipping).toBe(0);
    expect(orderTotals(sum({ lines: [] })).total).toBe(0);
  });

  it('adds the white-glove price times quantity of white-glove pieces only', () => {
    const lines = [line({ quantity: 2, delivery: 'white-glove' }), line({ recordId: 'rug' })];
    expect(orderTotals(sum({ lines })).whiteGlove).toBe(37800);
  });

  it('discounts merchandise at or above 8000 by the set percentage, nothing at 0', () => {
    const at = (unitCents: number, volumeDiscountPercent: number) =>
      orderTotals(sum({ lines: [line({ unitCents })], volumeDiscountPercent })).volumeDiscount;
    expect(at(799999, 5)).toBe(0);
    expect(at(800000, 5)).toBe(40000);
    expect(at(800000, 0)).toBe(0);
  });

  it('makes standard shipping free in a promotion, white glove not', () => {
    const lines = [line({}), line({ recordId: 'bed', delivery: 'white-glove' })];
    expect(orderTotals(sum({ lines, promotion: { name: 'Free' } }))).toMatchObject({ shipping: 0, whiteGlove: 18900 });
  });

  it('applies the larger saving of coupon and promotion, never both', () => {
    const promotion = { name: 'Free' };
    expect(orderTotals(sum({ coupon: { amountCents: 20000 }, promotion }))).toMatchObject({
      coupon: 20000,
      shipping: 19900,
    });
    expect(orderTotals(sum({ coupon: { amountCents: 19900 }, promotion }))).toMatchObject({ coupon: 0, shipping: 0 });
    expect(orderDetail(sum({ coupon: { amountCents: 100 }, promotion })).saving.words).toContain(
      'free shipping applies',
    );
  });

  it('taxes each line and, where the state does, delivery', () => {
    const lines = [line({ unitCents: 33333 }), line({ recordId: 'rug', unitCents: 33334, delivery: 'white-glove' })];
    const untaxed = orderDetail(sum({ lines, tax: { rate: 0.08875, shipping: false } }));
    expect(untaxed.lines.map(({ tax }) => tax)).toEqual([2958, 2958]);
    expect(untaxed.shippingTax).toBe(0);
    expect(untaxed.totals.tax).toBe(5916);
    const taxed = orderDetail(sum({ lines, tax: { rate: 0.08875, shipping: true } }));
    expect(taxed.shippingTax).toBe(Math.round((19900 + 18900) * 0.08875));
    expect(orderTotals(sum({ lines })).tax).toBe(0);
  });

  it('takes off at most the total as fee credit, and does not lower the tax by it', () => {
    const small = sum({ lines: [line({ unitCents: 10000, delivery: 'white-glove', whiteGloveCents: 0 })] });
    expect(orderTotals({ ...small, feeCreditCents: 14900 })).toMatchObject({ feeCredit: 10000, total: 0 });
    const taxed = { ...small, tax: { rate: 0.1, shipping: false } };
    expect(orderTotals({ ...taxed, feeCreditCents: 5000 })).toMatchObject({ tax: 1000, feeCredit: 5000, total: 6000 });
  });

  it('takes off a credit for late boards after the fee’s, at most what is left, as a payment of its own', () => {
    const small = sum({ lines: [line({ unitCents: 10000, delivery: 'white-glove', whiteGloveCents: 0 })] });
    const taxed = { ...small, tax: { rate: 0.1, shipping: false } };
    expect(orderTotals({ ...taxed, feeCreditCents: 5000, promiseCreditCents: 2500 })).toMatchObject({
      ...{ tax: 1000, feeCredit: 5000, promiseCredit: 2500, total: 3500 },
    });
    expect(orderTotals({ ...small, feeCreditCents: 9000, promiseCreditCents: 2500 })).toMatchObject({
      ...{ feeCredit: 9000, promiseCredit: 1000, total: 0 },
    });
    expect(orderTotals({ ...small, feeCreditCents: 14900, promiseCreditCents: 2500 })).toMatchObject({
      ...{ promiseCredit: 0, total: 0 },
    });
    fc.assert(
      fc.property(fc.nat(30_000), fc.nat(30_000), (feeCreditCents, promiseCreditCents) => {
        const { total, feeCredit, promiseCredit } = orderTotals({ ...taxed, feeCreditCents, promiseCreditCents });
        expect(total + feeCredit + promiseCredit).toBe(11_000);
        expect(Math.min(total, feeCreditCents - feeCredit, promiseCreditCents - promiseCredit)).toBeGreaterThanOrEqual(
          0,
        );
      }),
    );
  });

  it('is not made of nonsense', () => {
    for (const bad of [
      { quantity: 0 },
      { quantity: 1.5 },
      { unitCents: -1 },
      { unitCents: 0.5 },
      { whiteGloveCents: -1 },
    ]) {
      expect(() => orderTotals(sum({ lines: [line(bad)] }))).toThrow(RangeError);
    }
    expect(() => orderTotals(sum({ feeCreditCents: -1 }))).toThrow(RangeError);
    expect(() => orderTotals(sum({ promiseCreditCents: -1 }))).toThrow(RangeError);
  });

  it('says beside it what the vendors would have charged, a free vendor nothing', () => {
    const vendor = {
      quantity: 2,
      delivery: 'standard',
      standardShippingCents: 4900,
      shippingRateType: 'flat',
    } as const;
    expect(vendorShipping([vendor, { ...vendor, shippingRateType: 'variable' }])).toBe(19600);
    expect(
      vendorShipping([
        { ...vendor, shippingRateType: 'free' },
        { ...vendor, delivery: 'white-glove' },
      ]),
    ).toBe(0);
  });
});

const lines = fc.array(
  fc.record({
    recordId: fc.string(),
    unitCents: fc.oneof(fc.nat(1_000_000), fc.constantFrom(300000, 500000, 700000, 1000000)),
    quantity: fc.integer({ min: 1, max: 12 }),
    delivery: fc.constantFrom('standard' as const, 'white-glove' as const),
    whiteGloveCents: fc.nat(30000),
  }),
  { maxLength: 8 },
);
const orders = fc.record({
  lines,
  coupon: fc.option(
    fc.oneof(
      fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ amountCents: fc.integer({ min: 1, max: 2_000_000 }) }),
    ),
  ),
  promotion: fc.option(fc.constant({ name: 'Free' })),
  prices: fc.constant(standardPriceList),
  volumeDiscountPercent: fc.integer({ min: 0, max: 100 }),
  tax: fc.option(
    fc.record({ rate: fc.integer({ min: 0, max: 12000 }).map((n) => n / 100000), shipping: fc.boolean() }),
  ),
  feeCreditCents: fc.constantFrom(0, 11920, 14900),
});

describe('whatever is ordered', () => {
  it('no amount is negative, the total is the sum, and the lines add up to it', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const { lines: details, shippingTax, totals } = orderDetail(order);
        const { total, ...parts } = totals;
        for (const amount of Object.values(totals)) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        expect(total).toBe(
          parts.merchandise -
            parts.volumeDiscount -
            parts.coupon +
            parts.shipping +
            parts.whiteGlove +
            parts.tax -
            parts.feeCredit,
        );
        const over = (key: 'list' | 'volumeDiscount' | 'coupon' | 'whiteGlove' | 'tax') =>
          sumCents(details.map((detail) => detail[key]));
        expect(over('list')).toBe(parts.merchandise);
        expect(over('volumeDiscount')).toBe(parts.volumeDiscount);
        expect(over('coupon')).toBe(parts.coupon);
        expect(over('whiteGlove')).toBe(parts.whiteGlove);
        expect(over('tax') + shippingTax).toBe(parts.tax);
        for (const { list, volumeDiscount, coupon, net } of details) {
          expect(net).toBe(list - volumeDiscount - coupon);
          expect(net).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('every cent of it has a place in the books', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const detail = orderDetail(order);
        const ids = order.lines.map((_, index) => `line-${index}`);
        const { captured, credited } = ledgerTotals(openOrderLedger(detail, ids));
        expect(captured).toBe(detail.totals.total);
        expect(credited).toBe(detail.totals.feeCredit);
        expect(sumCents(ledgerAmounts(detail, ids).map(({ cents }) => cents))).toBe(captured + credited);
      }),
    );
  });
});
