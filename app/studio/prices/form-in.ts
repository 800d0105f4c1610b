import type { PriceListForm } from '#core/price-list/index.ts';

/** The price list in a sent form, with as many bands as it has rows. */
export function formIn(sent: FormData): PriceListForm {
  const text = (name: string) => String(sent.get(name) ?? '');
  const rates = sent.getAll('rate').map(String);
  const limits = sent.getAll('below').map(String);
  return {
    fromDay: text('fromDay'),
    fee: text('fee'),
    threshold: text('threshold'),
    bands: rates.map((rate, row) => ({ below: limits[row] ?? '', rate })),
  };
}
