import {
  allocate,
  type Cents,
  cents,
  type LedgerAmount,
  type LedgerEntry,
  type LedgerPart,
  refundable,
  sumCents,
} from '../money/index.ts';
import { addDays, easternDay, endOfDay } from '../promotion/index.ts';
import { type LineDetail, taxOn } from './totals.ts';

/** What the first piece of a chain of exchanges cost: its discounts are those of all that come after it. */
export type FirstShares = Pick<LineDetail, 'list' | 'net' | 'tax'>;

export interface ExchangedLine extends Pick<LineDetail, 'net' | 'tax'> {
  /** Of the first piece, under which the books keep the money of the whole chain. */
  readonly id: string;
  readonly first: FirstShares;
}

export interface ExchangeBooks {
  /** With everything that is owed to the customer counted as gone. */
  readonly ledger: readonly LedgerEntry[];
  /** What went back as a courtesy, which no price was changed by. */
  readonly courtesies: readonly LedgerAmount[];
}

/** How long the pieces of a dearer replacement wait for the difference to be paid. */
const exchangeOfferDays = 7;

/** The last moment of the last of these days, as the customer reads it: in US Eastern time. */
export function offerHeldUntil(offeredAt: Date): Date {
  return new Date(endOfDay(addDays(easternDay(offeredAt), exchangeOfferDays)).getTime() - 1);
}

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
  books: ExchangeBooks,
): ExchangeDifference {
  const { net, tax: newTax } = replacementShares(line.first, replacement, taxRate);
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
    byCard({ of: 'line', lineId: line.id, cents: line.net }, -price, books),
    byCard({ of: 'tax', lineId: line.id, cents: line.tax }, Math.max(0, -tax), books),
  );
  return refund.length === 0 ? { kind: 'even' } : { kind: 'refund', refund };
}

/** What the replacement comes to, whatever stood between it and the first piece. */
export function replacementShares(
  first: FirstShares,
  { unitCents, quantity }: Replacement,
  taxRate: number,
): Pick<LineDetail, 'list' | 'net' | 'tax' | 'whiteGlove'> {
  const list = cents(unitCents * quantity);
  const net = first.list === 0 ? list : Math.round((list * first.net) / first.list);
  return { list, net, tax: net === first.net ? first.tax : taxOn(net, taxRate), whiteGlove: 0 };
}

/**
 * The share of a part's difference that the card paid. What earlier exchanges gave back is no longer there to share; a
 * courtesy was given on top, and only what is left after it can go back.
 */
function byCard(part: LedgerAmount, difference: Cents, { ledger, courtesies }: ExchangeBooks): Cents {
  const isPart = ({ of, lineId }: LedgerPart) => of === part.of && lineId === part.lineId;
  const left = refundable(ledger).find(isPart)?.cents ?? 0;
  const given = sumCents(courtesies.filter(isPart).map(({ cents }) => cents));
  const paid = Math.min(left + given, part.cents);
  const [share = 0] = paid === 0 ? [0] : allocate(paid, [difference, part.cents - difference]);
  return Math.min(share, left);
}
