import { moneyLines, orderDetail } from '#core/order/index.ts';
import { standardPriceList as prices } from '#core/price-list/index.ts';

/** SQL for standard shipping on a sum, by the checkout's rates. */
export function shippingOf(sum: string): string {
  const bands = prices.shippingBands.map(({ below, rate }) =>
    below === null ? `else ${rate}` : `when ${sum} < ${below} then ${rate}`,
  );
  return `case ${bands.join(' ')} end`;
}

/** SQL for an order's price breakdown, worded as at checkout, from the columns that hold its sums. */
export function receiptOf(sums: { merchandise: string; shipping: string; total: string }, pieces: number): string {
  const piece = { unitCents: 30_000, quantity: 1, delivery: 'standard' as const, whiteGloveCents: 0 };
  const lines = Array.from({ length: pieces }, (_, place) => ({ ...piece, recordId: `piece ${place}` }));
  const detail = orderDetail({ lines, prices, volumeDiscountPercent: 0, feeCreditCents: 0 });
  const example = moneyLines(detail, {
    ...{ prices, volumeDiscountPercent: 0, feeCreditCents: 0, vendorShippingCents: pieces * 12_900 },
  });
  const rows = example.map(({ key, label, why }) => {
    const column = key in sums ? sums[key as keyof typeof sums] : null;
    if (!column) throw new Error(`the large shop has no column for ${key}`);
    return `jsonb_build_object('key', ${text(key)}, 'label', ${text(label)}, 'cents', ${column}, 'why', ${text(why)})`;
  });
  return `jsonb_build_array(${rows.join(', ')})`;
}

const text = (words: string) => `'${words.replaceAll("'", "''")}'`;
