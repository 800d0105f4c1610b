import { type Cents, formatMoney } from '../money/index.ts';
import { projectTerms } from './terms.ts';

/** What a customer gets when their boards were late: off their next furniture order. One per project, and no expiry. */
export interface PromiseCredit {
  readonly id: string;
  readonly cents: Cents;
  readonly bookedAt: Date;
  /** The order it went to. */
  readonly orderId: string | null;
}

/** What a missed promise books. Nothing if the project has its credit already, or the shop set none. */
export const creditForMiss = (settingCents: Cents, booked: boolean): Cents => (booked ? 0 : Math.max(0, settingCents));

/** What can still come off an order. What an order holds already counts as available to that order. */
export const promiseCreditLeft = (credits: readonly PromiseCredit[], orderId: string | null): Cents =>
  unspent(credits, orderId).reduce((sum, { cents }) => sum + cents, 0);

/**
 * Which credits pay an amount: the oldest first, until it's covered. Each is spent whole, like the fee's; what the
 * order doesn't need of the last one lapses. The rest stay for later orders.
 */
export function creditsToSpend(
  credits: readonly PromiseCredit[],
  owed: Cents,
  orderId: string | null,
): readonly PromiseCredit[] {
  let open = owed;
  return unspent(credits, orderId)
    .toSorted((a, b) => a.bookedAt.getTime() - b.bookedAt.getTime() || (a.id < b.id ? -1 : 1))
    .filter(({ cents }) => {
      const needed = open > 0;
      open -= needed ? cents : 0;
      return needed;
    });
}

const unspent = (credits: readonly PromiseCredit[], orderId: string | null) =>
  credits.filter((credit) => credit.orderId === null || credit.orderId === orderId);

const hours = `${projectTerms.boardsWithinHours} hours`;

export const promiseCreditWords = {
  name: 'Credit for late boards',
  /** Why an order subtracts it, and what happens to the rest. */
  line: ({ spent, applied }: { spent: Cents; applied: Cents }) =>
    `Your boards took longer than ${hours}, so this is on us.${
      spent > applied ? ` It covers the rest of your order; the remaining ${formatMoney(spent - applied)} expires.` : ''
    }`,
  /** On the customer's project. */
  booked: (cents: Cents) => `We missed our ${hours}, so ${formatMoney(cents)} comes off your next furniture order.`,
  letter: {
    subject: (cents: Cents) => `${formatMoney(cents)} off your next order: your boards are late`,
    title: 'We’re late, and we’re sorry',
    paragraph: (cents: Cents) =>
      `We promised your boards within ${hours} and missed it. We’ll take ${formatMoney(cents)} off your next furniture order automatically. There’s nothing you need to do.`,
    next: 'We’ll email you the moment your boards are ready.',
  },
  /** To staff, where late boards are listed. */
  exception: (cents: Cents) => `${formatMoney(cents)} was credited.`,
} as const;
