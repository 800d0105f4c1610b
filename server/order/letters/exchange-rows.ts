import type { LetterSum } from '#core/letter/index.ts';
import { formatMoney, type LedgerEntry } from '#core/money/index.ts';
import { type ExchangeSettled, type ExchangeSum, exchangeSum, type Replacement } from '#core/order/index.ts';
import type { OrderRow } from '../store.ts';
import type { LineRow } from '../store-lines.ts';

interface Exchanged {
  order: Pick<OrderRow, 'taxRate'>;
  line: Pick<LineRow, 'name' | 'shares'>;
  /** The line originally paid. */
  first: Pick<LineRow, 'id' | 'shares'>;
  replacement: Replacement & { name: string };
  ledger: readonly LedgerEntry[];
}

/** How the difference adds up, for the order's page and the emails alike. */
export const sumOfExchange = (
  { order: { taxRate }, line, first, replacement, ledger }: Exchanged,
  settled: ExchangeSettled,
): ExchangeSum => {
  const { net, tax } = line.shares;
  const exchanged = { name: line.name, net, tax, id: first.id, first: first.shares };
  return exchangeSum({ line: exchanged, replacement, taxRate, ledger, settled });
};

/** The same rows in an email. */
export const exchangeRows = ({ rows, total }: ExchangeSum): LetterSum[] => [
  ...rows.map(({ label, cents, why }) => ({ label, value: formatMoney(cents), ...(why ? { why } : {}) })),
  { label: total.label, value: formatMoney(total.cents), isTotal: true },
];
