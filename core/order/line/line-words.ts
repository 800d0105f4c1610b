import { dayWords } from '../../promotion/index.ts';
import type { OrderStatus } from '../order-status.ts';
import type { DelayNotice } from './delay.ts';
import type { LineRefusal } from './line-acts.ts';
import type { LineState } from './line-lifecycle.ts';
import { reservationMinutes } from './reservation.ts';
import { returnDays } from './return-days.ts';

/** The label a customer sees for each state. */
export const lineStateWords: Readonly<Record<LineState, string>> = {
  placed: 'Placed',
  confirmed: 'Confirmed by the maker',
  shipped: 'On its way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  'return requested': 'Return requested',
  returned: 'Returned to us',
  refunded: 'Refunded',
  'exchange requested': 'Exchange requested',
  'replacement placed': 'Exchanged',
};

export const orderStatusWords: Readonly<Record<OrderStatus, string>> = {
  open: 'Waiting for payment',
  lapsed: 'Not paid',
  placed: 'Placed',
  confirmed: 'Confirmed by the makers',
  'partly shipped': 'Partly on its way',
  shipped: 'On its way',
  'partly delivered': 'Partly delivered',
  delivered: 'Delivered',
  'return in progress': 'Return in progress',
  returned: 'Returned and refunded',
  cancelled: 'Cancelled',
};

/** Never 'a full refund': the part of a piece the fee credit paid isn't paid out while other pieces remain. */
const moneyBack = 'what your card paid for it goes back';

const replacementCancelWords =
  'This piece comes instead of one you have. To cancel it, write to your specialist: we do it once the first piece is back with us.';

export function lineRefusalWords(reason: LineRefusal): string {
  switch (reason) {
    case 'already-shipped':
      return 'This piece has shipped and cannot be cancelled. You can return it once it has arrived.';
    case 'replaces-delivered':
      return replacementCancelWords;
    case 'not-delivered':
      return 'This piece has not arrived yet. Until it ships you can cancel it.';
    case 'too-late':
      return `Pieces can be returned or exchanged within ${returnDays} days of delivery.`;
    case 'not-allowed':
      return 'This is not possible any more.';
  }
}

export function delayWords(newShipBy: string | null, notice: DelayNotice): string {
  const delay =
    newShipBy === null
      ? 'The maker is late and cannot name a new day.'
      : `The maker is late: it will ship by ${dayWords(newShipBy)}.`;
  if (!notice.mayCancel) return `${delay} We keep it for you. ${replacementCancelWords}`;
  const silence =
    notice.answerBy === null
      ? 'If we do not hear from you, we keep it for you.'
      : `If we do not hear from you by ${dayWords(notice.answerBy)}, we cancel it and give that back.`;
  return `${delay} You can wait, or cancel this piece: ${moneyBack}. ${silence}`;
}

export const orderWords = {
  /** On a receipt, below what was paid for the order itself. */
  difference: 'Paid for a replacement',
  paidInAll: 'Paid in all',
  replacementCancel: replacementCancelWords,
  whiteGlove: 'white glove',
  shipBy: (day: string) => `Ships by ${dayWords(day)}`,
  moneyBack,
  lateChoice: `If a maker runs late you may wait, or cancel that piece: ${moneyBack}.`,
  returns: `Returns and exchanges within ${returnDays} days of delivery.`,
  /** How a piece gets back to us. */
  pickUp:
    'We arrange the pick-up of what goes back, and write to you with the day. Please keep the packaging if you still have it.',
  /** For someone who deleted their account while an order was still open. */
  noAccount:
    'Your account is closed, so your order has no page any more. For anything about it, or to answer, write back to us or call, and name the order’s number.',
  hold: `We hold your pieces for ${reservationMinutes} minutes while you pay. If one sells out before that, we tell you and charge nothing.`,
} as const;
