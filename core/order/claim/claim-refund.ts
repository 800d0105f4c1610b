import { allocate, type Cents, type LedgerAmount, type LedgerEntry, sumCents } from '../../money/index.ts';
import { ledgerLineId, type OrderedLine, returnRefund } from '../refunds/refunds.ts';

type ClaimedLine = Pick<OrderedLine, 'id' | 'replaces'>;

/**
 * The most that a customer can get back for a damaged piece they keep: what a card paid for it and its tax, less what
 * was refunded before or is about to be. Its delivery took place.
 */
export const mostForDamage = (line: ClaimedLine, ledger: readonly LedgerEntry[]): Cents =>
  sumCents(returnRefund(ledgerLineId(line), ledger).map(({ cents }) => cents));

export type DamageRefund =
  | { ok: true; amounts: LedgerAmount[] }
  | { ok: false; reason: 'more-than-captured' | 'nothing-to-refund' };

/** Part of what was paid for a piece, spread over its price and tax as they were paid. */
export function damageRefund(line: ClaimedLine, ledger: readonly LedgerEntry[], cents: Cents): DamageRefund {
  if (!Number.isSafeInteger(cents) || cents <= 0) return { ok: false, reason: 'nothing-to-refund' };
  const left = returnRefund(ledgerLineId(line), ledger);
  if (cents > sumCents(left.map((part) => part.cents))) return { ok: false, reason: 'more-than-captured' };
  const shares = allocate(
    cents,
    left.map((part) => part.cents),
  );
  const amounts = left.map((part, index) => ({ ...part, cents: shares[index] ?? 0 }));
  return { ok: true, amounts: amounts.filter((part) => part.cents > 0) };
}
