import { type Cents, formatMoney, type LedgerAmount } from '#core/money/index.ts';
import { backRows, type RefundStatement, statementWords } from '#core/order/index.ts';

type Row = readonly [string, string];

/** What a refund is made of, and its total: the same rows the order's page showed. */
export function refundRows(amounts: readonly LedgerAmount[], [label, total]: readonly [string, Cents]): Row[] {
  const parts = backRows(amounts);
  const rows = parts.length > 1 ? parts.map((row): Row => [row.label, formatMoney(row.cents)]) : [];
  return [...rows, [label, formatMoney(total)]];
}

/** A statement as rows of an email, including what doesn't come back and why. */
export const statementRows = ({ refund, total, stays }: RefundStatement): Row[] => [
  ...(total > 0 ? refundRows(refund, [statementWords.total, total]) : []),
  ...stays.map(({ label, cents, why }): Row => [`${statementWords.stays}: ${label}. ${why}`, formatMoney(cents)]),
];
