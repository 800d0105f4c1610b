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
  cancelled: 'Canceled',
  'return requested': 'Return requested',
  returned: 'Returned to us',
  refunded: 'Refunded',
  'exchange requested': 'Exchange requested',
  'replacement placed': 'Exchanged',
};

/** What staff see in a line's history. */
export const staffLineStateWords: Readonly<Record<LineState, string>> = {
  ...lineStateWords,
  confirmed: 'Confirmed',
  shipped: 'Shipped',
  returned: 'Returned',
  'replacement placed': 'Replacement placed',
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
  cancelled: 'Canceled',
};

/** Never 'a full refund': the part of a piece the fee credit paid isn't paid out while other pieces remain. */
const moneyBack = 'we’ll refund what you paid for it by card';

const replacementCancelWords =
  'This piece replaces one you already have. To cancel it, message your specialist. We’ll do it once the first piece is back with us.';

export function lineRefusalWords(reason: LineRefusal): string {
  switch (reason) {
    case 'already-shipped':
      return 'This piece has already shipped, so it can’t be canceled. You can return it once it arrives.';
    case 'replaces-delivered':
      return replacementCancelWords;
    case 'not-delivered':
      return 'This piece hasn’t arrived yet. Until it ships, you can cancel it.';
    case 'not-shipped':
      return 'This piece hasn’t shipped yet, so there’s no tracking number to correct.';
    case 'delivered':
      return 'This piece has been delivered, so its tracking number can’t be corrected anymore.';
    case 'too-late':
      return `Pieces can be returned or exchanged within ${returnDays} days of delivery.`;
    case 'other-quantity':
      return 'The number of pieces has changed in the meantime. Please look at the order as it is now.';
    case 'goes-whole':
      return 'These pieces replace others, so all of them go together.';
    case 'claimed':
      return 'You’ve reported damage to this piece. We’ll answer that first, or you can withdraw the report.';
    case 'not-allowed':
      return 'That’s no longer possible.';
  }
}

export function delayWords(newShipBy: string | null, notice: DelayNotice): string {
  const delay =
    newShipBy === null
      ? 'The maker is running late and can’t give us a new date yet.'
      : `The maker is running late. It will now ship by ${dayWords(newShipBy)}.`;
  if (!notice.mayCancel) return `${delay} We’ll keep it on order for you. ${replacementCancelWords}`;
  const silence =
    notice.answerBy === null
      ? 'If we don’t hear from you, we’ll keep it on order for you.'
      : `If we don’t hear from you by ${dayWords(notice.answerBy)}, we’ll cancel it and refund that amount.`;
  return `${delay} You can wait, or cancel this piece: ${moneyBack}. ${silence}`;
}

export const orderWords = {
  /** On a receipt, below what was paid for the order itself. */
  difference: 'Paid for a replacement',
  paidInAll: 'Total paid',
  replacementCancel: replacementCancelWords,
  whiteGlove: 'white glove',
  shipBy: (day: string) => `Ships by ${dayWords(day)}`,
  moneyBack,
  lateChoice: `If a maker runs late, you can wait, or cancel that piece: ${moneyBack}.`,
  returns: `You can return or exchange pieces within ${returnDays} days of delivery.`,
  /** White glove comes into the home, so someone has to be there. */
  chooseWindow: 'With white glove, we bring it into the room while you’re home. Please choose a day and a time.',
  /** How a piece gets back to us. */
  pickUp: 'We’ll arrange the pickup and email you the date. Please keep the packaging if you still have it.',
  /** The same where the order's page has a label or days to choose from. */
  sendBack:
    'On your order’s page you’ll find a return label to print, or for larger pieces, days for us to pick it up. Neither costs you anything. Please keep the packaging if you still have it.',
  /** For someone who deleted their account while an order was still open. */
  noAccount:
    'Your account is closed, so your order no longer has a page. If you need anything, reply to this email or call us with your order number.',
  hold: `We hold your pieces for ${reservationMinutes} minutes while you pay. If one sells out first, we’ll tell you and you won’t be charged.`,
} as const;
