import { type Cents, type LedgerAmount, type LedgerEntry, type LedgerPart, sumCents } from '../../money/index.ts';

/** A ledger entry with the payment it went through. */
export type PaidEntry = LedgerEntry & { readonly intentId: string | null };

export interface PaymentRefund {
  readonly intentId: string;
  readonly amounts: readonly LedgerAmount[];
  readonly cents: Cents;
}

const samePart = (a: LedgerPart, b: LedgerPart) => a.of === b.of && a.lineId === b.lineId;

/**
 * Which payment refunds which part. An order has one payment, plus one for each more expensive exchange. The latest one
 * that paid for a part refunds it first, and none refunds more than it took.
 */
export function refundByPayment(books: readonly PaidEntry[], wanted: readonly LedgerAmount[]): PaymentRefund[] {
  const shares = new Map<string, LedgerAmount[]>();
  const book = [...books];
  for (const part of wanted) {
    let left = part.cents;
    for (const intentId of paymentsOf(book, part)) {
      const cents = Math.min(left, leftOf(book, part, intentId));
      if (cents === 0) continue;
      left -= cents;
      const share = { of: part.of, lineId: part.lineId, cents };
      shares.set(intentId, [...(shares.get(intentId) ?? []), share]);
      book.push({ ...share, kind: 'refunded', intentId });
    }
    if (left > 0) throw new RangeError(`no payment took ${left} more for ${part.of} ${part.lineId}`);
  }
  return [...shares].map(([intentId, amounts]) => ({
    ...{ intentId, amounts },
    cents: sumCents(amounts.map(({ cents }) => cents)),
  }));
}

/** Limits a refund through one payment to what that payment still has of each part. */
export function leftToRefund(
  books: readonly PaidEntry[],
  { intentId, amounts }: Pick<PaymentRefund, 'intentId' | 'amounts'>,
): LedgerAmount[] {
  return amounts
    .map((part) => ({ ...part, cents: Math.max(0, Math.min(part.cents, leftOf(books, part, intentId))) }))
    .filter(({ cents }) => cents > 0);
}

function paymentsOf(books: readonly PaidEntry[], part: LedgerPart): string[] {
  const captured = books.filter((entry) => entry.kind === 'captured' && samePart(entry, part));
  return [...new Set(captured.flatMap(({ intentId }) => intentId ?? []))].reverse();
}

function leftOf(books: readonly PaidEntry[], part: LedgerPart, intentId: string): Cents {
  const own = books.filter((entry) => entry.intentId === intentId && samePart(entry, part));
  const sum = (kind: PaidEntry['kind']) => sumCents(own.filter((one) => one.kind === kind).map(({ cents }) => cents));
  return sum('captured') - sum('refunded') + sum('refund-failed');
}
