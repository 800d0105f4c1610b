import { type Cents, formatMoney } from '../money/index.ts';
import { dayWords } from '../promotion/index.ts';
import { roomsLeft } from './coverage.ts';
import { feeCredit } from './credit.ts';
import { type Fee, feeIsValid, lastDayOfFee } from './fee.ts';
import type { GuaranteeRefusal } from './guarantee.ts';
import { feeTerms } from './terms.ts';
import { feeWords } from './words.ts';

export interface FeeStateWords {
  readonly validity: string;
  readonly rooms: string;
  readonly credit: string;
}

/** Who reads the sentence: the fee's owner, or studio staff reading about the owner. */
type FeeReader = 'customer' | 'studio';

/** The state of a paid fee, worded the same on every page. */
export function feeStateWords(fee: Fee, now: Date, reader: FeeReader = 'customer'): FeeStateWords | null {
  if (fee.status === 'open' || fee.paidAt === null) return null;
  const lastDay = dayWords(lastDayOfFee(fee.paidAt));
  if (fee.status === 'refunded') return { validity: 'Refunded', rooms: 'No rooms left', credit: 'No credit' };
  const valid = feeIsValid(fee, now);
  const left = valid ? roomsLeft(fee) : 0;
  return {
    validity: valid ? `Valid through ${lastDay}` : `Ended on ${lastDay}`,
    rooms: left === 0 ? 'No rooms left' : `${left} of ${feeTerms.rooms} rooms left`,
    credit: creditWords(fee, now, lastDay, reader),
  };
}

function creditWords(fee: Fee, now: Date, lastDay: string, reader: FeeReader): string {
  const credit = feeCredit(fee, now);
  switch (credit.state) {
    case 'none':
      return 'No credit';
    case 'used':
      return 'Credit used';
    case 'lapsed':
      return `Credit expired on ${lastDay}`;
    case 'unused':
      return `${formatMoney(credit.cents)} off ${reader === 'studio' ? 'their' : 'your'} first furniture order, through ${lastDay}`;
  }
}

/** Why an order subtracts it, and what happens to the rest. */
export function creditLineWords(credit: { available: Cents; applied: Cents }): string {
  const lapses = credit.available - credit.applied;
  const rest = lapses > 0 ? ` It covers your whole order; the remaining ${formatMoney(lapses)} expires.` : '';
  return `What you paid for the ${feeWords.name}, off your first furniture order.${rest}`;
}

export function guaranteeRefusalWords(reason: GuaranteeRefusal): string {
  switch (reason) {
    case 'not-paid':
      return 'This fee hasn’t been paid.';
    case 'refunded':
      return 'This fee has been refunded.';
    case 'expired':
      return `This fee has ended: it was valid for ${feeWords.validity}.`;
    case 'credited':
      return 'This fee was already credited toward a furniture order, so it can’t be refunded too.';
    case 'ordered':
      return 'You’ve ordered from these boards. You’ll find returns and exchanges under Orders.';
    case 'revisions-left':
      return 'You still have a revision left. The guarantee applies once we’ve made both.';
    case 'too-late':
      return `The guarantee ends ${feeTerms.guaranteeDays} days after your last boards.`;
  }
}
