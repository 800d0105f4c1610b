import { standardPriceList } from '../../price-list/index.ts';
import { orderDetail } from '../index.ts';

export interface ExchangedOrder {
  readonly unitCents: number;
  readonly couponPercent: number;
  readonly taxRate: number;
  readonly feeCreditCents: number;
}

/** What an order of two pieces comes to. The first of them, 'a', will be exchanged. */
export function orderOfTwo(order: ExchangedOrder, volumeDiscountPercent: number) {
  const { unitCents, couponPercent, taxRate, feeCreditCents } = order;
  const line = { quantity: 1, delivery: 'standard' as const, whiteGloveCents: 0 };
  const detail = orderDetail({
    lines: [
      { ...line, recordId: 'a', unitCents },
      { ...line, recordId: 'b', unitCents: 77_777 },
    ],
    ...{ coupon: couponPercent > 0 ? { percent: couponPercent } : null, volumeDiscountPercent, feeCreditCents },
    tax: { rate: taxRate, shipping: false },
    prices: standardPriceList,
  });
  const [first] = detail.lines;
  if (!first) throw new Error('no line');
  return { detail, first };
}
