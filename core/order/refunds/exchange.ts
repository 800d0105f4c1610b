import {
  allocate,
  type Cents,
  cents,
  type LedgerAmount,
  type LedgerEntry,
  type LedgerPart,
  refundable,
  sumCents,
} from '../../money/index.ts';
import { addDays, easternDay, endOfDay } from '../../promotion/index.ts';
import { type LineDetail, taxOn } from '../totals/totals.ts';

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
 * gives the difference back, as far as it was paid by card: the fee credit is not paid out. A dearer one costs it, as far
 * as the credit does not pay for it again.
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

/** What a part costs with the first piece, with the one at hand and with its replacement. */
interface PartCosts {
  readonly first: Cents;
  readonly from: Cents;
  readonly to: Cents;
}

/**
 * What a card pays of a part. The credit that the first piece took pays its share of a cheaper one and no more than all
 * of itself of a dearer one, whatever stood between: so a chain that comes back to a price comes back to the cent.
 */
function byCard(part: LedgerPart, cost: Cents, first: Cents, ledger: readonly LedgerEntry[]): Cents {
  const credit = sumOf(
    part,
    ledger.filter(({ kind }) => kind === 'credited'),
  );
  const [share = 0] = cost < first ? allocate(credit, [cost, first - cost]) : [credit];
  return cost - share;
}

function due(part: LedgerPart, { first, from, to }: PartCosts, { ledger }: ExchangeBooks): Cents {
  return Math.max(0, byCard(part, to, first, ledger) - byCard(part, from, first, ledger));
}

/** Only what was really paid: a courtesy was given on top of the price, and a difference may have been let go. */
function back(part: LedgerPart, { first, from, to }: PartCosts, { ledger, courtesies }: ExchangeBooks): Cents {
  const left = sumOf(part, refundable(ledger));
  const paid = Math.min(left + sumOf(part, courtesies), byCard(part, from, first, ledger));
  return Math.min(Math.max(0, paid - byCard(part, to, first, ledger)), left);
}

function sumOf(part: LedgerPart, amounts: readonly LedgerAmount[]): Cents {
  return sumCents(amounts.filter((one) => one.of === part.of && one.lineId === part.lineId).map(({ cents }) => cents));
}
