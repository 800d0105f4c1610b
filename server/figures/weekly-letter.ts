import { formatExactMoney, formatMoney } from '#core/money/index.ts';
import { addDays, daysWords, easternDay, startOfDay } from '#core/promotion/index.ts';
import { formatNumber } from '#core/texts/index.ts';
import { accountContact } from '../account/account-contact.ts';
import { listStaff } from '../account/staff/list-staff.ts';
import type { Ctx } from '../context.ts';
import { promiseMail } from '../mail/promise-mail.ts';
import { getSettings } from '../settings/get-settings.ts';
import { boardCounts, refundCounts } from './store-boards.ts';
import { boardTimes, countSums, missedPromises, type Span } from './store-business.ts';

const hour = 3_600_000;
/** Monday at this hour, US Eastern time. */
const sentAtHour = 7;
const mostPieces = 3;

/** The last whole week, Monday to Sunday, at the time its letter may go out. */
export function weekToReport(now: Date): { from: string; to: string } {
  const today = easternDay(new Date(now.getTime() - sentAtHour * hour));
  const sinceMonday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7;
  const monday = addDays(today, -sinceMonday);
  return { from: addDays(monday, -7), to: addDays(monday, -1) };
}

type Needs = Pick<Ctx, 'db' | 'clock' | 'jobs'>;

/** The week this process has dealt with, so that it doesn't count it again every minute. */
let reported = '';

export async function sweepWeeklyLetters(ctx: Needs): Promise<void> {
  const week = weekToReport(ctx.clock.now());
  if (week.from === reported) return;
  await promiseWeeklyLetters(ctx, week);
  reported = week.from;
}

/** Emails every admin how a week went, once, if the shop wants it. A week in which nothing happened gets no letter. */
export async function promiseWeeklyLetters(ctx: Needs, week: { from: string; to: string }): Promise<void> {
  if (!(await getSettings(ctx)).switches.weeklyLetter) return;
  const facts = await weekFacts(ctx, week);
  if (!facts) return;
  const letter = weeklyLetter(facts);
  for (const { id, role } of await listStaff(ctx)) {
    const admin = role === 'admin' ? await accountContact(ctx, id) : null;
    if (!admin) continue;
    await promiseMail(ctx, ctx.db, { ...letter, to: admin.email, onceKey: `weekly-letter:${week.from}:${id}` });
  }
}

const spanOf = (from: string, to: string): Span => ({ from: startOfDay(from), until: startOfDay(addDays(to, 1)) });

async function weekFacts(ctx: Needs, { from, to }: { from: string; to: string }) {
  const span = spanOf(from, to);
  const [sums, before, boards, promises, refunds, pieces] = await Promise.all([
    countSums(ctx.db, span),
    countSums(ctx.db, spanOf(addDays(from, -7), addDays(to, -7))),
    boardTimes(ctx.db, span, ctx.clock.now()),
    missedPromises(ctx.db, span),
    refundCounts(ctx.db, span),
    boardCounts(ctx.db, span, 'piece', mostPieces),
  ]);
  const isQuiet = sums.fees + sums.orders + boards.answered + refunds.length === 0;
  return isQuiet ? null : { from, to, sums, before, boards, promises, refunds, pieces };
}

type WeekFacts = NonNullable<Awaited<ReturnType<typeof weekFacts>>>;

function weeklyLetter({ from, to, sums, before, boards, promises, refunds, pieces }: WeekFacts) {
  const days = daysWords(from, to);
  const cameIn = sums.feeCents + sums.orderCents;
  const compared = (now: number, earlier: number, say: (value: number) => string) =>
    `${say(now)} (the week before: ${say(earlier)})`;
  const back = refunds.reduce((sum, { cents }) => sum + cents, 0);
  const backCount = refunds.reduce((sum, one) => sum + one.refunds, 0);
  const sold = pieces.filter(({ units }) => units > 0);
  const rows: [string, string][] = [
    ['Fees paid', compared(sums.fees, before.fees, formatNumber)],
    ['Orders paid', compared(sums.orders, before.orders, formatNumber)],
    ['Came in, after refunds', compared(cameIn, before.feeCents + before.orderCents, formatExactMoney)],
    ...(backCount > 0
      ? [['Refunds', `${formatNumber(backCount)}, ${formatExactMoney(back)}`] as [string, string]]
      : []),
    ['Boards sent', boardsWords(boards)],
    ...(promises.missed > 0
      ? [['Deadlines missed', `${promises.missed}, ${formatMoney(promises.creditCents)} credited`] as [string, string]]
      : []),
    ...(boards.lateNow > 0 ? [['Late right now', formatNumber(boards.lateNow)] as [string, string]] : []),
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

export function boardsWords({ answered, kept, median }: Pick<WeekFacts['boards'], 'answered' | 'kept' | 'median'>) {
  if (answered === 0) return 'None';
  const within = `went out within ${hoursWords(median ?? 0)}.`;
  if (answered === 1) return `1, ${kept === 1 ? 'on time' : 'late'}. It ${within}`;
  return `${formatNumber(answered)}, of which ${formatNumber(kept)} on time. Half of all ${formatNumber(answered)} ${within}`;
}

const hoursWords = (hours: number) => {
  const whole = Math.max(1, Math.ceil(hours));
  return whole === 1 ? 'an hour' : `${whole} hours`;
};
