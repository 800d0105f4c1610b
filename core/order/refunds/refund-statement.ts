import {
  type Cents,
  formatMoney,
  isPaidByCredit,
  type LedgerAmount,
  type LedgerEntry,
  refundable,
  sumCents,
} from '../../money/index.ts';
import type { ShippingBand } from '../../price-list/index.ts';
import type { LineDetail } from '../totals/totals.ts';
import {
  type CreditRow,
  creditKeys,
  creditRow,
  creditsKept,
  creditsOfAll,
  creditsOfCancelled,
  creditsOfReturned,
  mayComeBack,
} from './credit-rows.ts';
import { cancellation, keptShares, ledgerLineId, type OrderedLine, returnRefund } from './refunds.ts';

/** A part of what goes back to the card. */
export interface BackRow {
  readonly key: 'line' | 'shipping' | 'tax';
  readonly label: string;
  readonly cents: Cents;
}

/** Something that was paid and doesn't go back to the card, and why. */
export interface StaysRow {
  readonly key: CreditRow['key'] | 'white glove' | 'flat rate' | 'earlier';
  readonly label: string;
  readonly cents: Cents;
  readonly why: string;
}

/**
 * What canceling or returning pieces gives back: shown before the customer confirms, refunded when they do, and written
 * in the email. One calculation for all three.
 */
export interface RefundStatement {
  readonly refund: LedgerAmount[];
  readonly back: BackRow[];
  readonly total: Cents;
  readonly stays: StaysRow[];
  /** Nothing is left of the order. */
  readonly wholeOrder: boolean;
}

export const statementWords = {
  back: 'What comes back',
  total: 'Refund to your card',
  nothing: 'None of it was paid by card, so there’s nothing to refund to one.',
  stays: 'Not refunded',
} as const;

const backLabels = { line: 'Furniture', shipping: 'Delivery', tax: 'Sales tax' } as const;

/** What a refund is made of, row by row. */
export const backRows = (amounts: readonly LedgerAmount[]): BackRow[] =>
  (['line', 'shipping', 'tax'] as const).flatMap((key) => {
    const cents = sumOf(amounts.filter(({ of }) => of === key));
    return cents > 0 ? [{ key, label: backLabels[key], cents }] : [];
  });

/** For canceling these lines before they ship. */
export function cancelStatement(
  lines: readonly OrderedLine[],
  cancelled: readonly string[],
  ledger: readonly LedgerEntry[],
  bands: readonly ShippingBand[],
): RefundStatement {
  const { refund, wholeOrder } = cancellation(lines, cancelled, ledger, bands);
  const chosen = lines.filter(({ id, state }) => cancelled.includes(id) && state !== 'cancelled');
  const keptThen = creditsKept(
    ledger,
    keptShares(lines, ledger, bands, (line) => isOpen(line) && !cancelled.includes(line.id)),
  );
  const released = sumOf(refund.filter(isFlatRate));
  const usesFlatRate = chosen.some(({ delivery, replaces }) => delivery === 'standard' && replaces === null);
  const cardLeft = sumOf(refundable(ledger).filter(isFlatRate)) - released;
  const flatRate = usesFlatRate ? cardLeft + sumOf(keptThen.filter(isFlatRate)) : 0;
  const ids = new Set(chosen.map(ledgerLineId));
  const own = ledger.filter(({ lineId }) => wholeOrder || ids.has(lineId ?? ''));
  // An order canceled in full gives back all that credits paid, also of what was canceled before.
  const credits = wholeOrder ? creditsOfAll(ledger) : creditsOfCancelled({ lines, ledger, bands }, cancelled);
  const left = lines.map((line): OrderedLine => (cancelled.includes(line.id) ? { ...line, state: 'cancelled' } : line));
  return statement(refund, wholeOrder, [
    ...creditKeys.map((key) => creditRow(key, credits[key], wholeOrder ? 'goes back' : fateOfRest(left))),
    { key: 'flat rate', label: 'Standard shipping', cents: flatRate, why: 'It still covers the rest of your order.' },
    earlierRow(own),
  ]);
}

const isOpen = ({ state }: OrderedLine) => state !== 'cancelled';
const fateOfRest = (left: readonly OrderedLine[]) => (mayComeBack(left) ? 'may come back' : 'stays');

/** For sending this piece of an order back. After a cancellation it names the same flat rate as that one did. */
export function returnStatement(
  line: OrderedLine,
  lines: readonly OrderedLine[],
  ledger: readonly LedgerEntry[],
  bands: readonly ShippingBand[],
): RefundStatement {
  const id = ledgerLineId(line);
  const refund = returnRefund(id, ledger);
  const own = ledger.filter(({ lineId, of }) => lineId === id && of !== 'shipping');
  const whiteGlove = ledger.filter(({ lineId, of }) => lineId === id && of === 'shipping');
  const usesFlatRate = line.delivery === 'standard' && line.replaces === null;
  const cardLeft = sumOf(refundable(ledger).filter(isFlatRate));
  const byCredits = sumOf(creditsKept(ledger, keptShares(lines, ledger, bands, isOpen)).filter(isFlatRate));
  const credits = creditsOfReturned({ lines, ledger }, line.id);
  return statement(refund, false, [
    ...creditKeys.map((key) => creditRow(key, credits[key], 'stays')),
    {
      key: 'white glove',
      label: 'White glove delivery',
      cents: sumOf(whiteGlove.filter(({ kind }) => isPayment(kind))) - refundedOf(whiteGlove),
      why: 'The delivery took place.',
    },
    {
      key: 'flat rate',
      label: 'Standard shipping',
      cents: usesFlatRate ? cardLeft + byCredits : 0,
      why: 'It was one rate for the whole order, and the delivery took place.',
    },
    earlierRow(own),
  ]);
}

/**
 * For exchanging a piece. Its replacement isn't known yet, so this says what the piece counts toward it, and what happens
 * with the difference.
 */
export function exchangeStatement({ net, tax }: Pick<LineDetail, 'net' | 'tax'>): string {
  const counts = `Your piece counts ${formatMoney(net + tax)}${tax > 0 ? ', tax included,' : ''} toward its replacement, which gets the same discounts and free delivery.`;
  return `${counts} If it costs less, we’ll refund the difference, except for any part covered by a credit. If it costs more, you’ll see the difference before you pay it.`;
}

const statement = (refund: LedgerAmount[], wholeOrder: boolean, stays: readonly StaysRow[]): RefundStatement => ({
  refund,
  back: backRows(refund),
  total: sumOf(refund),
  stays: stays.filter(({ cents }) => cents > 0),
  wholeOrder,
});

const earlierRow = (own: readonly LedgerEntry[]): StaysRow => ({
  key: 'earlier',
  label: 'Refunded earlier',
  cents: refundedOf(own),
  why: 'We’ve already refunded this part.',
});

const refundedOf = (entries: readonly LedgerEntry[]): Cents =>
  sumOf(entries.filter(({ kind }) => kind === 'refunded')) -
  sumOf(entries.filter(({ kind }) => kind === 'refund-failed'));

const isPayment = (kind: LedgerEntry['kind']) => kind === 'captured' || isPaidByCredit(kind);
const isFlatRate = ({ of, lineId }: LedgerAmount) => of === 'shipping' && lineId === null;
const sumOf = (amounts: readonly LedgerAmount[]): Cents => sumCents(amounts.map(({ cents }) => cents));
