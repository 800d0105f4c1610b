import { type LetterSum, letterWords } from '#core/letter/index.ts';
import { type Cents, formatMoney, type LedgerAmount } from '#core/money/index.ts';
import { backRows, type RefundStatement, statementWords } from '#core/order/index.ts';

/** What a refund is made of, and its total: the same rows the order's page showed. */
export function refundRows(amounts: readonly LedgerAmount[], [label, total]: readonly [string, Cents]): LetterSum[] {
  const parts = backRows(amounts);
  const rows = parts.length > 1 ? parts.map((row) => ({ label: row.label, value: formatMoney(row.cents) })) : [];
  return [...rows, { label, value: formatMoney(total), isTotal: true }];
}

/** A statement as rows of an email, including what doesn't come back and why. */
export const statementRows = ({ refund, total, stays }: RefundStatement): LetterSum[] => [
  ...(total > 0 ? refundRows(refund, [statementWords.total, total]) : []),
  ...stays.map(({ label, cents, why }) => ({
    label: `${statementWords.stays}: ${label}`,
    value: formatMoney(cents),
    why,
  })),
];

/** The arithmetic of a letter; nothing where there is none. */
export const sumsOf = (rows: readonly LetterSum[]) =>
  rows.length > 0 ? { sums: { title: letterWords.sums, rows } } : {};
