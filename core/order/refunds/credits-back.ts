import type { Cents } from '../../money/index.ts';
import {
  type CreditBooks,
  type CreditFate,
  type CreditRow,
  type CreditSums,
  creditKeys,
  creditRow,
  creditsOfCancelled,
  creditsOfReturned,
  mayComeBack,
} from './credit-rows.ts';
import type { MoneyBack } from './refund-words.ts';
import type { OrderedLine } from './refunds.ts';

/** A line with the moment it was canceled; null if it wasn't. Lines canceled together have the same moment. */
export interface SentBackLine extends OrderedLine {
  readonly cancelledAt: Date | null;
}

export interface SentBackOrder extends CreditBooks {
  readonly lines: readonly SentBackLine[];
  /** What has become of its credits by now. */
  readonly fates: Pick<MoneyBack, 'feeCredit' | 'promiseCredit'>;
}

/** Pieces that were canceled together, or one that came back, and what credits had paid of them. */
export interface CreditsBack {
  readonly reason: 'cancelled' | 'returned';
  readonly lineIds: readonly string[];
  readonly rows: readonly CreditRow[];
}

/**
 * For everything canceled or returned of an order, the part that credits had paid, from the books and in the order of
 * the cancellations. Of an order canceled in full, these parts add up to all that credits paid of it.
 */
export function creditsBack(order: SentBackOrder): CreditsBack[] {
  const { lines } = order;
  const moments = [...new Set(lines.flatMap(({ cancelledAt }) => cancelledAt?.getTime() ?? []))].toSorted(
    (a, b) => a - b,
  );
  const cancelled = moments.map((moment): CreditsBack => {
    const lineIds = lines.filter(({ cancelledAt }) => cancelledAt?.getTime() === moment).map(({ id }) => id);
    const then = lines.map((line): OrderedLine => {
      const isGone = line.cancelledAt !== null && line.cancelledAt.getTime() < moment;
      return { ...line, state: isGone ? 'cancelled' : 'placed' };
    });
    return {
      reason: 'cancelled',
      lineIds,
      rows: rowsOf(order, creditsOfCancelled({ ...order, lines: then }, lineIds)),
    };
  });
  const returned = lines
    .filter(({ state }) => state === 'returned' || state === 'refunded')
    .map(
      ({ id }): CreditsBack => ({
        reason: 'returned',
        lineIds: [id],
        rows: rowsOf(order, creditsOfReturned(order, id)),
      }),
    );
  return [...cancelled, ...returned].filter(({ rows }) => rows.length > 0);
}

const rowsOf = (order: SentBackOrder, credits: CreditSums): CreditRow[] =>
  creditKeys.flatMap((key) => (credits[key] > 0 ? [creditRow(key, credits[key], fateOf(order, key))] : []));

function fateOf({ lines, fates }: SentBackOrder, key: CreditRow['key']): CreditFate {
  const fate = key === 'credit' ? fates.feeCredit : fates.promiseCredit;
  if (fate && fate !== 'kept' && fate !== 'none') return fate;
  return mayComeBack(lines) ? 'may come back' : 'stays';
}

/** The same rows once it's known what became of the credits. */
export const withFates = <Row extends { readonly key: string; readonly cents: Cents }>(
  rows: readonly Row[],
  { feeCredit, promiseCredit }: Pick<MoneyBack, 'feeCredit' | 'promiseCredit'>,
): Row[] =>
  rows.map((row) => {
    const key = creditKeys.find((one) => one === row.key);
    const fate = key === 'credit' ? feeCredit : promiseCredit;
    if (!key || !fate || fate === 'kept' || fate === 'none') return row;
    return { ...row, why: creditRow(key, row.cents, fate).why };
  });
