import { formatMoney, type LedgerAmount, sumCents } from '../money/index.ts';

const names = { line: 'of its price', shipping: 'of delivery', tax: 'of tax' } as const;

/** '$1,370.63 of its price, $90 of delivery': what a refund is made of; empty where it is one thing only. */
export function refundPartsWords(amounts: readonly LedgerAmount[]): string {
  const parts = (['line', 'shipping', 'tax'] as const).flatMap((of) => {
    const cents = sumCents(amounts.filter((amount) => amount.of === of).map((amount) => amount.cents));
    return cents > 0 ? [`${formatMoney(cents)} ${names[of]}`] : [];
  });
  return parts.length > 1 ? parts.join(', ') : '';
}
