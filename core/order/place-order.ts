import { formatExactMoney, formatMoney, mostChargeCents } from '../money/index.ts';
import { formatList } from '../texts/index.ts';
import { type ShortPiece, soldOut, type WantedPiece } from './line/reservation.ts';
import type { OrderTotals } from './totals/totals.ts';

export interface OrderAttempt {
  /** Whether the shop takes orders right now. An admin can close the checkout. */
  readonly checkoutOpen: boolean;
  /** The order that already has everything chosen, if any; the checkout leads there. */
  readonly orderedId: string | null;
  /** Whether the selection is published and the newest of its project. */
  readonly orderable: boolean;
  /** Whether its project was closed because the fee was refunded. */
  readonly withdrawn: boolean;
  readonly pieces: readonly WantedPiece[];
  /** No one can say what the sales tax is there right now. */
  readonly taxUnknown?: boolean | undefined;
  /** What the customer saw when they ordered, and the totals now. */
  readonly shown: OrderTotals;
  /** The pieces they saw; nothing if the caller doesn't say. One may have taken another's place since. */
  readonly seen?: readonly string[] | undefined;
  readonly totals: OrderTotals;
}

export type PlaceRefusal =
  | { readonly reason: 'already-ordered'; readonly orderId: string }
  | { readonly reason: 'checkout-closed' }
  | { readonly reason: 'withdrawn' }
  | { readonly reason: 'not-orderable' }
  | { readonly reason: 'nothing-chosen' }
  | { readonly reason: 'sold-out'; readonly short: readonly ShortPiece[] }
  | { readonly reason: 'too-large' }
  | { readonly reason: 'tax-unknown' }
  | {
      readonly reason: 'total-changed';
      readonly changed: (keyof OrderTotals)[];
      /** The total they were shown, and the total now. */
      readonly from: number;
      readonly to: number;
    };

/** Checked before any charge. */
export function mayPlaceOrder(attempt: OrderAttempt): { ok: true } | ({ ok: false } & PlaceRefusal) {
  if (attempt.orderedId !== null) return { ok: false, reason: 'already-ordered', orderId: attempt.orderedId };
  if (!attempt.checkoutOpen) return { ok: false, reason: 'checkout-closed' };
  if (attempt.withdrawn) return { ok: false, reason: 'withdrawn' };
  if (!attempt.orderable) return { ok: false, reason: 'not-orderable' };
  if (attempt.pieces.length === 0) return { ok: false, reason: 'nothing-chosen' };
  const short = soldOut(attempt.pieces);
  if (short.length > 0) return { ok: false, reason: 'sold-out', short };
  if (Math.max(attempt.totals.merchandise, attempt.totals.total) > mostChargeCents)
    return { ok: false, reason: 'too-large' };
  if (attempt.taxUnknown) return { ok: false, reason: 'tax-unknown' };
  const changed = changedTotals(attempt.shown, attempt.totals);
  const [from, to] = [attempt.shown.total, attempt.totals.total];
  const seen = new Set(attempt.seen);
  const others = attempt.seen !== undefined && attempt.pieces.some(({ recordId }) => !seen.has(recordId));
  return changed.length > 0 || others ? { ok: false, reason: 'total-changed', changed, from, to } : { ok: true };
}

/** Which totals differ from what was shown. The customer is asked again and never charged a different amount. */
export function changedTotals(shown: OrderTotals, now: OrderTotals): (keyof OrderTotals)[] {
  return totalKeys.filter((key) => shown[key] !== now[key]);
}

const totalKeys = [
  'merchandise',
  'volumeDiscount',
  'coupon',
  'shipping',
  'whiteGlove',
  'tax',
  'feeCredit',
  'promiseCredit',
  'total',
] as const satisfies (keyof OrderTotals)[];

export function placeRefusalWords(refusal: PlaceRefusal, nameOf: (recordId: string) => string): string {
  switch (refusal.reason) {
    case 'already-ordered':
      return 'You’ve already placed this order. Here’s your order.';
    case 'checkout-closed':
      return 'We aren’t taking orders right now. Your choices are saved, and nothing was charged. Please come back soon.';
    case 'withdrawn':
      return 'The fee for this room was refunded, so you can’t order from its boards anymore. Nothing was charged.';
    case 'not-orderable':
      return 'There’s a newer version of these boards. Please choose from the newest pair.';
    case 'nothing-chosen':
      return 'Please choose at least one piece.';
    case 'sold-out':
      return shortWords(refusal.short, nameOf);
    case 'too-large':
      return `We can’t take more than ${formatExactMoney(mostChargeCents)} in one order. Nothing was charged. Please lower a quantity or remove a piece, then order the rest separately.`;
    case 'tax-unknown':
      return 'We can’t work out the sales tax for this address right now. Nothing was charged. Please try again in a few minutes.';
    case 'total-changed':
      return `${changeWords(refusal)} Nothing was charged. Please take another look.`;
  }
}

function shortWords(short: readonly ShortPiece[], nameOf: (recordId: string) => string): string {
  const gone = short.filter(({ left }) => left === 0).map(({ recordId }) => nameOf(recordId));
  const few = short.filter(({ left }) => left > 0).map(({ recordId, left }) => `${left} of ${nameOf(recordId)}`);
  const problems = [
    gone.length > 0 && `Just sold out: ${gone.join(', ')}.`,
    few.length > 0 && `We have only ${formatList(few)} left.`,
  ];
  const remove = `Remove ${gone.length === 1 ? 'it' : 'them'} above`;
  const way =
    gone.length === 0
      ? 'Please take fewer above.'
      : few.length === 0
        ? `${remove} to order the rest.`
        : `${remove}, and take fewer of the others.`;
  return [...problems.filter(Boolean), 'Nothing was charged.', way].join(' ');
}

const changeWords = ({ from, to }: { from: number; to: number }): string =>
  from === to
    ? `Some lines have changed, but your total is the same.`
    : `Your total has changed from ${formatMoney(from)} to ${formatMoney(to)}.`;
