import { type Cents, formatMoney } from '../money/index.ts';
import { startOfDay } from '../promotion/index.ts';
import { type DatedPriceList, type PriceList, priceListAt, type ShippingBand } from './price-list.ts';

/** Which furniture a band is for, in dollars: 'Under $3,000', '$3,000 to under $5,000', '$10,000 and above'. */
export const bandRows = (bands: readonly ShippingBand[]): { name: string; rate: Cents }[] =>
  bands.map(({ below, rate }, at) => {
    const from = bands[at - 1]?.below ?? 0;
    if (below === null) return { name: from === 0 ? 'Any amount' : `${formatMoney(from)} and above`, rate };
    if (from === 0) return { name: `Under ${formatMoney(below)}`, rate };
    return { name: `${formatMoney(from)} to under ${formatMoney(below)}`, rate };
  });

const arrow = (from: string, to: string) => `${from} → ${to}`;

/** What changes from one list to the next, one sentence part each; empty if nothing does. */
export function priceChanges(before: PriceList, after: PriceList): string[] {
  const shipping = (list: PriceList) =>
    bandRows(list.shippingBands).map(({ name, rate }) => `${name} ${formatMoney(rate)}`);
  const [was, is] = [shipping(before), shipping(after)];
  return [
    ...(before.feeCents === after.feeCents
      ? []
      : [`Fee: ${arrow(formatMoney(before.feeCents), formatMoney(after.feeCents))}`]),
    ...(was.join() === is.join() ? [] : [`Shipping: ${arrow(was.join(', '), is.join(', '))}`]),
    ...(before.volumeThresholdCents === after.volumeThresholdCents
      ? []
      : [
          `Volume discount from: ${arrow(formatMoney(before.volumeThresholdCents), formatMoney(after.volumeThresholdCents))}`,
        ]),
  ];
}

/** What changes on the day a list begins. */
export function changesOn(lists: readonly DatedPriceList[], list: DatedPriceList): string[] {
  const others = lists.filter(({ fromDay }) => fromDay !== list.fromDay);
  return priceChanges(priceListAt(others, startOfDay(list.fromDay)), list);
}
