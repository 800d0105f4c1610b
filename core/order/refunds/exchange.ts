import {
  allocate,
  type Cents,
  cents,
  isPaidByCredit,
  type LedgerAmount,
  type LedgerEntry,
  type LedgerPart,
  refundable,
  sumCents,
} from '../../money/index.ts';
import { addDays, easternDay, endOfDay } from '../../promotion/index.ts';
import { type LineDetail, taxOn } from '../totals/totals.ts';

/** What the first piece in a chain of exchanges cost. Its discounts apply to every later one. */
export type FirstShares = Pick<LineDetail, 'list' | 'net' | 'tax'>;

export interface ExchangedLine extends Pick<LineDetail, 'net' | 'tax'> {
  /** The id of the first piece: the books keep the whole chain's money under it. */
  readonly id: string;
  readonly first: FirstShares;
}

export interface ExchangeBooks {
  /** Counts everything owed to the customer as already refunded. */
  readonly ledger: readonly LedgerEntry[];
  /** Courtesy refunds, which changed no price. */
  readonly courtesies: readonly LedgerAmount[];
}

/** How long we hold a more expensive replacement while the difference is unpaid. */
const exchangeOfferDays = 7;

/** The last moment of the last day, in US Eastern time as the customer reads it. */
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
 * A replacement gets the discounts of the piece it replaces, in proportion, and ships free. A cheaper one refunds the
 * difference as far as the card paid it: a credit isn't paid out. A more expensive one costs the difference,
 * minus what the credit covers again.
 */
export function exchangeDifference(
  line: ExchangedLine,
  replacement: Replacement,
  taxRate: number,
  books: ExchangeBooks,
): ExchangeDifference {
  const next = replacementShares(line.first, replacement, taxRate);
  if (next.net === line.net) return { kind: 'even' };
  const kind = next.net > line.net ? 'due' : 'refund';
  const parts = [
    { of: 'line' as const, first: line.first.net, from: line.net, to: next.net },
    { of: 'tax' as const, first: line.first.tax, from: line.tax, to: next.tax },
  ]
    .map(({ of, ...costs }) => {
      const part = { of, lineId: line.id };
      return { ...part, cents: kind === 'due' ? due(part, costs, books) : back(part, costs, books) };
    })
    .filter((part) => part.cents > 0);
  if (parts.length === 0) return { kind: 'even' };
  return kind === 'due' ? { kind, due: parts } : { kind, refund: parts };
}

/** What the replacement costs, whatever came between it and the first piece. */
export function replacementShares(
  first: FirstShares,
  { unitCents, quantity }: Replacement,
  taxRate: number,
): Pick<LineDetail, 'list' | 'net' | 'tax' | 'whiteGlove'> {
  const list = cents(unitCents * quantity);
  const net = first.list === 0 ? list : Math.round((list * first.net) / first.list);
  return { list, net, tax: net === first.net ? first.tax : taxOn(net, taxRate), whiteGlove: 0 };
}

/** What a part costs with the first piece, the current one and its replacement. */
interface PartCosts {
  readonly first: Cents;
  readonly from: Cents;
  readonly to: Cents;
}

/**
 * What the card pays for a part. The first piece's credits pay its share of a cheaper piece, and at most its full
 * amount for a more expensive one, whatever came in between. So a chain that returns to a price returns to it to the
 * cent.
 */
function byCard(part: LedgerPart, cost: Cents, first: Cents, ledger: readonly LedgerEntry[]): Cents {
  const credit = sumOf(
    part,
    ledger.filter(({ kind }) => isPaidByCredit(kind)),
  );
  const [share = 0] = cost < first ? allocate(credit, [cost, first - cost]) : [credit];
  return cost - share;
}

/** How much of a piece at this cost the first piece's credits pay. */
export function coveredByCredit(
  { id, first }: Pick<ExchangedLine, 'id' | 'first'>,
  { net, tax }: Pick<LineDetail, 'net' | 'tax'>,
  ledger: readonly LedgerEntry[],
): Cents {
  const ofNet = net - byCard({ of: 'line', lineId: id }, net, first.net, ledger);
  return ofNet + tax - byCard({ of: 'tax', lineId: id }, tax, first.tax, ledger);
}

function due(part: LedgerPart, { first, from, to }: PartCosts, { ledger }: ExchangeBooks): Cents {
  return Math.max(0, byCard(part, to, first, ledger) - byCard(part, from, first, ledger));
}

/**
 * Refunds only what was actually paid: a courtesy refund didn't lower the price, and a difference may have been waived.
 */
function back(part: LedgerPart, { first, from, to }: PartCosts, { ledger, courtesies }: ExchangeBooks): Cents {
  const left = sumOf(part, refundable(ledger));
  const paid = Math.min(left + sumOf(part, courtesies), byCard(part, from, first, ledger));
  return Math.min(Math.max(0, paid - byCard(part, to, first, ledger)), left);
}

function sumOf(part: LedgerPart, amounts: readonly LedgerAmount[]): Cents {
  return sumCents(amounts.filter((one) => one.of === part.of && one.lineId === part.lineId).map(({ cents }) => cents));
}
