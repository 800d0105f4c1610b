import { formatExactMoney, formatMoney } from '../money/index.ts';
import { addDays, daysWords, easternDay } from '../promotion/index.ts';
import { formatNumber } from '../texts/index.ts';
import type { Days } from './span.ts';

const hour = 3_600_000;
/** Monday at this hour, US Eastern time. */
const sentAtHour = 7;

/** The last whole week, Monday to Sunday, at the time its letter may go out. */
export function weekToReport(now: Date): Days {
  const today = easternDay(new Date(now.getTime() - sentAtHour * hour));
  const sinceMonday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7;
  const monday = addDays(today, -sinceMonday);
  return { from: addDays(monday, -7), to: addDays(monday, -1) };
}

interface Sums {
  fees: number;
  orders: number;
  feeCents: number;
  orderCents: number;
}

interface BoardsSent {
  answered: number;
  /** How many of them on time. */
  kept: number;
  /** In hours; null if none went out. */
  median: number | null;
}

/** What happened in a week. */
export interface WeekFacts extends Days {
  sums: Sums;
  /** Of the week before. */
  before: Sums;
  boards: BoardsSent & { lateNow: number };
  promises: { missed: number; creditCents: number };
  refunds: readonly { refunds: number; cents: number }[];
  /** The best sellers first. */
  pieces: readonly { key: string; name: string; units: number; cents: number }[];
}

type Row = [string, string];

/** What admins read on Monday; null about a week in which nothing happened. */
export function weeklyLetter({ from, to, sums, before, boards, promises, refunds, pieces }: WeekFacts) {
  if (sums.fees + sums.orders + boards.answered + refunds.length === 0) return null;
  const days = daysWords(from, to);
  const cameIn = sums.feeCents + sums.orderCents;
  const compared = (now: number, earlier: number, say: (value: number) => string) =>
    `${say(now)} (the week before: ${say(earlier)})`;
  const back = refunds.reduce((sum, { cents }) => sum + cents, 0);
  const backCount = refunds.reduce((sum, one) => sum + one.refunds, 0);
  const sold = pieces.filter(({ units }) => units > 0);
  const rows: Row[] = [
    ['Fees paid', compared(sums.fees, before.fees, formatNumber)],
    ['Orders paid', compared(sums.orders, before.orders, formatNumber)],
    ['Came in, after refunds', compared(cameIn, before.feeCents + before.orderCents, formatExactMoney)],
    ...(backCount > 0 ? [['Refunds', `${formatNumber(backCount)}, ${formatExactMoney(back)}`] satisfies Row] : []),
    ['Boards sent', boardsSentWords(boards)],
    ...(promises.missed > 0
      ? [['Deadlines missed', `${promises.missed}, ${formatMoney(promises.creditCents)} credited`] satisfies Row]
      : []),
    ...(boards.lateNow > 0 ? [['Late right now', formatNumber(boards.lateNow)] satisfies Row] : []),
  ];
  return {
    subject: `Your week at Hearthline: ${days}`,
    title: 'How the week went',
    about: days,
    paragraphs: ['Monday to Sunday, in US Eastern time.'],
    rows,
    ...(sold.length > 0
      ? {
          pieces: {
            title: 'Sold best from these boards',
            list: sold.map(({ key, name, units, cents }) => ({
              ...{ name, quantity: units, recordId: key, value: formatMoney(cents) },
            })),
          },
        }
      : {}),
    button: { label: 'See all figures', href: '/studio/figures?period=30' },
    closing: 'You get this every Monday because you’re an admin. You can turn it off under Settings.',
  };
}

/** '5, of which 4 on time. Half of all 5 went out within 30 hours.' */
export function boardsSentWords({ answered, kept, median }: BoardsSent): string {
  if (answered === 0) return 'None';
  const within = `went out within ${hoursWords(median ?? 0)}.`;
  if (answered === 1) return `1, ${kept === 1 ? 'on time' : 'late'}. It ${within}`;
  return `${formatNumber(answered)}, of which ${formatNumber(kept)} on time. Half of all ${formatNumber(answered)} ${within}`;
}

const hoursWords = (hours: number) => {
  const whole = Math.max(1, Math.ceil(hours));
  return whole === 1 ? 'an hour' : `${whole} hours`;
};
