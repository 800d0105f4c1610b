import { type Cents, formatMoney, type LedgerEntry, sumCents } from '../../money/index.ts';
import { orderWords } from '../line/line-words.ts';
import type { LineDetail } from '../totals/totals.ts';
import { coveredByCredit, type ExchangedLine, type Replacement, replacementShares } from './exchange.ts';
import type { ExchangeMoney } from './refund-preview.ts';
import { statementWords } from './refund-statement.ts';

export interface ExchangeSumRow {
  readonly key: 'price' | 'discount' | 'tax' | 'counts' | 'credit' | 'rest';
  readonly label: string;
  /** Negative if it lowers what the replacement costs. */
  readonly cents: Cents;
  readonly why?: string;
}

/** How the difference between a piece and its replacement adds up, for the order's page and the emails. */
export interface ExchangeSum {
  readonly rows: ExchangeSumRow[];
  /** Never negative: the label says which way the money goes. */
  readonly total: { readonly label: string; readonly cents: Cents };
}

/** What the customer still has to pay, has paid, or gets back. */
export type ExchangeSettled = ExchangeMoney | { readonly kind: 'paid'; readonly cents: Cents };

const totalLabels: Readonly<Record<ExchangeSettled['kind'], string>> = {
  due: 'The difference, to pay',
  paid: orderWords.difference,
  refund: statementWords.total,
  even: 'Nothing to pay',
};

export interface Exchange {
  readonly line: ExchangedLine & { readonly name: string };
  readonly replacement: Replacement & { readonly name: string };
  readonly taxRate: number;
  readonly ledger: readonly LedgerEntry[];
  readonly settled: ExchangeSettled;
}

/** The rows add up to what was charged, or to what was refunded as a negative. */
export function exchangeSum({ line, replacement, taxRate, ledger, settled }: Exchange): ExchangeSum {
  const next = replacementShares(line.first, replacement, taxRate);
  const cents = settled.kind === 'even' ? 0 : settled.cents;
  const credit = coveredByCredit(line, next, ledger) - coveredByCredit(line, line, ledger);
  const rows: ExchangeSumRow[] = [
    { key: 'price', label: replacement.name, cents: next.list, ...eachWords(replacement) },
    { key: 'discount', label: 'Your order’s discounts', cents: next.net - next.list },
    { key: 'tax', label: 'Sales tax', cents: next.tax },
    countsRow(line),
    { key: 'credit', label: credit > 0 ? 'Covered by a credit' : 'Covered by a credit, not paid out', cents: -credit },
  ];
  const rest = (settled.kind === 'refund' ? -cents : cents) - sumCents(rows.map((row) => row.cents));
  const restLabel = rest < 0 ? 'Too small to charge' : 'Refunded or waived earlier';
  return {
    rows: [...rows, { key: 'rest' as const, label: restLabel, cents: rest }].filter((row) => row.cents !== 0),
    total: { label: totalLabels[settled.kind], cents },
  };
}

const eachWords = ({ quantity, unitCents }: Replacement) =>
  quantity > 1 ? { why: `${quantity} at ${formatMoney(unitCents)} each.` } : {};

const countsRow = ({ name, net, tax }: Pick<LineDetail, 'net' | 'tax'> & { name: string }): ExchangeSumRow => ({
  key: 'counts',
  label: `What ${name} counts for`,
  cents: -(net + tax),
  ...(tax > 0 ? { why: 'Tax included.' } : {}),
});
