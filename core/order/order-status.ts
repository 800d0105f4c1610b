import type { PaymentState } from '../payment/index.ts';
import type { LineState } from './line/line-lifecycle.ts';

export type OrderStatus =
  | 'open'
  | 'lapsed'
  | 'placed'
  | 'confirmed'
  | 'partly shipped'
  | 'shipped'
  | 'partly delivered'
  | 'delivered'
  | 'return in progress'
  | 'returned'
  | 'cancelled';

const REACHED_CUSTOMER: readonly LineState[] = ['delivered', 'refunded'];

/**
 * An order's status is never stored: it follows from its lines. For an exchanged piece the replacement counts; if the
 * shop canceled that too, the first piece was sent back.
 */
export function orderStatus(payment: PaymentState, lines: readonly LineState[]): OrderStatus {
  if (payment !== 'complete') return payment;
  if (lines.length === 0) throw new Error('a paid order without lines');
  const live = lines.filter((line) => line !== 'cancelled' && line !== 'replacement placed');
  const every = (...states: LineState[]) => live.every((line) => states.includes(line));
  const some = (...states: readonly LineState[]) => live.some((line) => states.includes(line));
  if (live.length === 0) return lines.includes('replacement placed') ? 'returned' : 'cancelled';
  if (some('return requested', 'exchange requested', 'returned')) return 'return in progress';
  if (every('refunded')) return 'returned';
  if (every(...REACHED_CUSTOMER)) return 'delivered';
  if (some(...REACHED_CUSTOMER)) return 'partly delivered';
  if (every('shipped')) return 'shipped';
  if (some('shipped')) return 'partly shipped';
  return every('confirmed') ? 'confirmed' : 'placed';
}

/** A canceled or lapsed order leaves its selection free to be ordered again. */
export function orderIsLive(status: OrderStatus): boolean {
  return status !== 'cancelled' && status !== 'lapsed';
}

/** Nothing more happens on its own, so it no longer holds up erasing the account. */
export function orderIsClosed(status: OrderStatus): boolean {
  return ['cancelled', 'lapsed', 'delivered', 'returned'].includes(status);
}
