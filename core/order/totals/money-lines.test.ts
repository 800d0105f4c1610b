import { describe, expect, it } from 'vitest';
import { standardPriceList } from '../../price-list/index.ts';
import {
  type MoneyContext,
  moneyLines,
  type OrderSum,
  orderDetail,
  type PricedLine,
  whiteGloveSaving,
} from '../index.ts';

const sofa: PricedLine = {
  recordId: 'sofa',
  unitCents: 900000,
  quantity: 1,
  delivery: 'white-glove',
  whiteGloveCents: 18900,
};
const chairs: PricedLine = { ...sofa, recordId: 'chair', unitCents: 50000, quantity: 2, delivery: 'standard' };
const plain: MoneyContext = {
  prices: standardPriceList,
  volumeDiscountPercent: 0,
  feeCreditCents: 0,
  vendorShippingCents: 25700,
};

function explain(sum: Partial<OrderSum>, context: Partial<MoneyContext> = {}) {
  const detail = orderDetail({
    lines: [sofa, chairs],
    prices: standardPriceList,
    volumeDiscountPercent: 0,
    feeCreditCents: 0,
    ...sum,
  });
  const lines = moneyLines(detail, { ...plain, ...context });
  const { total } = detail.totals;
  expect(lines.slice(0, -1).reduce((sumSoFar, line) => sumSoFar + line.cents, 0)).toBe(total);
  return new Map(lines.map((line) => [line.key, line]));
}

const part = (name: string, millionths: number) => ({ level: 'state' as const, name, millionths });

describe('every money line says why', () => {
  it('in the order of the sum', () => {
    const coupon = { code: 'TEN', percent: 10 };
    const tax = { rate: 0.0625, shipping: false, parts: [part('Massachusetts', 62_500)] };
    const lines = explain(
      { coupon, tax, volumeDiscountPercent: 5, feeCreditCents: 14900 },
      { coupon, tax, volumeDiscountPercent: 5, feeCreditCents: 14900 },
    );
    expect([...lines.values()].map(({ label, why }) => `${label}: ${why}`)).toEqual([
      '3 pieces at list price: The makers’ prices, without a markup.',
      'Volume discount: 5% off, because your pieces come to $8,000 or more.',
      'Coupon TEN: 10% off your furniture.',
      'Flat-rate shipping: One rate for your 2 standard pieces. Piece by piece, the makers would charge $257.',
      'White-glove delivery: Brought into the room, set up, and the packaging taken away, for 1 piece.',
      'Sales tax, Massachusetts: 6.25% of the furniture. Delivery isn’t taxed.',
      'Your fee, credited: What you paid for the customization fee, off your first furniture order.',
      'You pay today: Everything above, with nothing due later.',
    ]);
    expect([...lines.keys()]).toEqual([
      'merchandise',
      'volumeDiscount',
      'coupon',
      'shipping',
      'whiteGlove',
      'tax',
      'feeCredit',
      'total',
    ]);
  });

  it('shows a credit for late boards as its own line, and what of it expires', () => {
    const credits = { feeCreditCents: 14900, promiseCreditCents: 2500 };
    const lines = explain(credits, { feeCreditCents: 14900, promiseSpentCents: 2500 });
    expect([...lines.keys()].slice(-3)).toEqual(['feeCredit', 'promiseCredit', 'total']);
    expect(lines.get('promiseCredit')).toMatchObject({ label: 'Credit for late boards', cents: -2500 });
    const covered = explain(
      { lines: [{ ...chairs, unitCents: 1000 }], ...credits, feeCreditCents: 0, promiseCreditCents: 50_000 },
      { promiseSpentCents: 50_000 },
    );
    expect(covered.get('promiseCredit')?.why).toContain('expires');
  });

  it('and shows nothing that is not there', () => {
    expect([...explain({ lines: [chairs] }).keys()]).toEqual(['merchandise', 'shipping', 'total']);
    expect(explain({ lines: [sofa] }).get('shipping')?.why).toContain('all your pieces come with white glove delivery');
  });

  it('and what the makers would charge, but only where that’s more than our flat rate', () => {
    const why = (vendorShippingCents: number, sum: Partial<OrderSum> = {}) =>
      explain({ lines: [chairs], ...sum }, { vendorShippingCents }).get('shipping')?.why;
    expect(why(25700)).toContain('Piece by piece, the makers would charge $257.');
    expect(why(100)).not.toContain('the makers would charge');
    expect(why(25700, { promotion: {} })).toContain('Piece by piece, the makers would charge $257.');
  });

  it('and that what is too little for a card is on us', () => {
    const detail = orderDetail({
      lines: [chairs],
      prices: standardPriceList,
      volumeDiscountPercent: 0,
      feeCreditCents: 119870,
    });
    const lines = moneyLines(detail, { ...plain, feeCreditCents: 119870 });
    expect(lines.slice(-2)).toMatchObject([
      { key: 'waived', cents: -30 },
      { key: 'total', cents: 0 },
    ]);
  });

  it('and which of two savings applies', () => {
    const coupon = { code: 'FIVE', amountCents: 500 };
    const lines = explain({ coupon, promotion: {} }, { coupon });
    expect(lines.get('coupon')).toMatchObject({ cents: 0, label: 'Coupon FIVE' });
    expect(lines.get('shipping')?.why).toContain('so free shipping applies');
    expect(explain({ promotion: {} }).get('shipping')?.why).toContain('Free during our promotion, instead of $199.');
    const taxed = { rate: 0.08875, shipping: true, parts: [part('New York', 88_750)] };
    expect(explain({ tax: taxed }, { tax: taxed }).get('tax')?.why).toBe('8.875% of the furniture and its delivery.');
  });

  it('and whose tax it is, each with its share of every cent', () => {
    const parts = [part('New York', 40_000), part('New York City', 45_000), part('MCTD', 3750)];
    const tax = { rate: 0.08875, shipping: true, parts };
    const detail = orderDetail({
      ...{ lines: [sofa, chairs], prices: standardPriceList, volumeDiscountPercent: 0, feeCreditCents: 0 },
      tax,
    });
    const taxes = moneyLines(detail, { ...plain, tax }).filter(({ key }) => key === 'tax');
    expect(taxes.map(({ label, why }) => `${label}: ${why}`)).toEqual([
      'Sales tax, New York: 4% of the furniture and its delivery.',
      'Sales tax, New York City: 4.5% of the furniture and its delivery.',
      'Sales tax, MCTD: 0.375% of the furniture and its delivery.',
    ]);
    expect(taxes.reduce((sum, { cents }) => sum + cents, 0)).toBe(detail.totals.tax);
    const exempt = moneyLines(
      orderDetail({
        ...{ lines: [sofa, chairs], prices: standardPriceList, volumeDiscountPercent: 0, feeCreditCents: 0 },
      }),
      { ...plain, exemption: 'ST-4 77' },
    );
    expect(exempt.filter(({ key }) => key === 'tax')).toEqual([
      { key: 'tax', label: 'Sales tax', cents: 0, why: 'No tax, because we have your exemption certificate ST-4 77.' },
    ]);
  });
});

describe('white glove for everything', () => {
  it('is worth offering only where it costs less than what’s picked', () => {
    const pieces = [{ whiteGloveCents: 9900 }, { whiteGloveCents: 4900 }];
    expect(whiteGloveSaving({ shipping: 19900, whiteGlove: 4900 }, pieces)).toBe(10000);
    expect(whiteGloveSaving({ shipping: 9900, whiteGlove: 4900 }, pieces)).toBe(0);
    expect(whiteGloveSaving({ shipping: 0, whiteGlove: 0 }, pieces)).toBe(0);
    expect(whiteGloveSaving({ shipping: 0, whiteGlove: 14800 }, pieces)).toBe(0);
  });
});
