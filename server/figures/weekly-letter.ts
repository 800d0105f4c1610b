import { type Days, spanOf, type WeekFacts, weeklyLetter, weekToReport } from '#core/figures/index.ts';
import { addDays } from '#core/promotion/index.ts';
import { accountContact } from '../account/account-contact.ts';
import { listStaff } from '../account/staff/list-staff.ts';
import type { Ctx } from '../context.ts';
import { promiseMail } from '../mail/promise-mail.ts';
import { getSettings } from '../settings/get-settings.ts';
import { boardCounts, refundCounts } from './store-boards.ts';
import { boardTimes, countSums, missedPromises } from './store-business.ts';

const mostPieces = 3;

type Needs = Pick<Ctx, 'db' | 'clock' | 'jobs'>;

/** The week this process has dealt with, so that it doesn't count it again every minute. */
let reported = '';

export async function sweepWeeklyLetters(ctx: Needs): Promise<void> {
  const week = weekToReport(ctx.clock.now());
  if (week.from === reported) return;
  await promiseWeeklyLetters(ctx, week);
  reported = week.from;
}

/** Emails every owner, or every admin of a shop without one, how a week went, once, if the shop wants it. A week in which nothing happened gets no letter. */
export async function promiseWeeklyLetters(ctx: Needs, week: Days): Promise<void> {
  if (!(await getSettings(ctx)).switches.weeklyLetter) return;
  const letter = weeklyLetter(await weekFacts(ctx, week));
  if (!letter) return;
  const staff = await listStaff(ctx);
  const readers = staff.some(({ role }) => role === 'owner') ? 'owner' : 'admin';
  for (const { id } of staff.filter(({ role }) => role === readers)) {
    const reader = await accountContact(ctx, id);
    if (!reader) continue;
    await promiseMail(ctx, ctx.db, { ...letter, to: reader.email, onceKey: `weekly-letter:${week.from}:${id}` });
  }
}

async function weekFacts(ctx: Needs, { from, to }: Days): Promise<WeekFacts> {
  const span = spanOf({ from, to });
  const [sums, before, boards, promises, refunds, pieces] = await Promise.all([
    countSums(ctx.db, span),
    countSums(ctx.db, spanOf({ from: addDays(from, -7), to: addDays(to, -7) })),
    boardTimes(ctx.db, span, ctx.clock.now()),
    missedPromises(ctx.db, span),
    refundCounts(ctx.db, span),
    boardCounts(ctx.db, span, 'piece', mostPieces),
  ]);
  return { from, to, sums, before, boards, promises, refunds, pieces };
}
