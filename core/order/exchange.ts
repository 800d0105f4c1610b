import { allocate, type Cents, cents, type LedgerAmount, type LedgerEntry, refundableOfLine } from '../money/index.ts';
import { type LineDetail, taxOn } from './totals.ts';

export interface ExchangedLine {
  readonly id: string;
  readonly list: Cents;
  /** What the piece cost after its share of the discounts. */
  readonly net: Cents;
  readonly tax: Cents;
}

/** How long the pieces of a dearer replacement wait for the difference to be paid. */
export const exchangeOfferDays = 7;

export interface Replacement {
  readonly unitCents: Cents;
  readonly quantity: number;
}

export type ExchangeDifference =
  | { readonly kind: 'even' }
  | { readonly kind: 'refund'; readonly refund: LedgerAmount[] }
  | { readonly kind: 'due'; readonly due: LedgerAmount[] };

/**
 * A replacement gets the discounts of the piece it replaces, in proportion, and is delivered for nothing. A cheaper one
 * gives the difference back, as far as it was paid by card: the fee credit is not paid out. A dearer one costs it.
 */
export function exchangeDifference(
  line: ExchangedLine,
  replacement: Replacement,
  taxRate: number,
  ledger: readonly LedgerEntry[],
): ExchangeDifference {
  const { net, tax: newTax } = replacementShares(line, replacement, taxRate);
  const price = net - line.net;
  if (price === 0) return { kind: 'even' };
  const tax = newTax - line.tax;
  const parts = (price: Cents, tax: Cents): LedgerAmount[] =>
    [
      { of: 'line' as const, lineId: line.id, cents: price },
      { of: 'tax' as const, lineId: line.id, cents: tax },
    ].filter((part) => part.cents > 0);
  if (price > 0) return { kind: 'due', due: parts(price, Math.max(0, tax)) };
  const refund = parts(
    byCard('line', -price, line.net, line.id, ledger),
    byCard('tax', Math.max(0, -tax), line.tax, line.id, ledger),
  );
  return refund.length === 0 ? { kind: 'even' } : { kind: 'refund', refund };
}

/** What the replacement comes to, for the next one in the chain. */
export function replacementShares(
  line: Omit<ExchangedLine, 'id'>,
  { unitCents, quantity }: Replacement,
  taxRate: number,
): Pick<LineDetail, 'list' | 'net' | 'tax' | 'whiteGlove'> {
  const list = cents(unitCents * quantity);
  const net = line.list === 0 ? list : Math.round((list * line.net) / line.list);
  return { list, net, tax: net === line.net ? line.tax : taxOn(net, taxRate), whiteGlove: 0 };
}

/** The share of a part's difference that the card paid, and that was not refunded before. */
function byCard(
  of: 'line' | 'tax',
  difference: Cents,
  whole: Cents,
  id: string,
  ledger: readonly LedgerEntry[],
): Cents {
  const isPart = (part: { of: string; lineId: string | null }) => part.of === of && part.lineId === id;
  const captured = ledger.filter((e) => e.kind === 'captured' && isPart(e)).reduce((sum, e) => sum + e.cents, 0);
  const left = refundableOfLine(ledger, id).find(isPart)?.cents ?? 0;
  const [share = 0] = whole === 0 ? [0] : allocate(captured, [difference, Math.max(0, whole - difference)]);
  return Math.min(share, left);
}
