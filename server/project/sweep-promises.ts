import { boardsDueAt, projectTerms, reminderDue } from '#core/project/index.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { announce } from '../live/announce.ts';
import { promiseReminder } from './mail-reminder.ts';
import { changeProject, dueBefore, inQueue, lockProjectOfSurvey } from './store.ts';

const hour = 3_600_000;

type Needs = Pick<Ctx, 'db' | 'clock' | 'jobs'>;

/** Watches the 72 hours: the specialist is reminded before they are over, and a missed promise is marked as one. */
export async function sweepPromises(ctx: Needs): Promise<void> {
  const earliest = Math.max(...projectTerms.remindersAtHoursLeft) * hour;
  const soon = await dueBefore(ctx.db, new Date(ctx.clock.now().getTime() + earliest));
  for (const { surveyId } of soon) await watchPromise(ctx, surveyId);
}

async function watchPromise(ctx: Needs, surveyId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const row = await lockProjectOfSurvey(inside.db, surveyId);
    if (!row || !inQueue.includes(row.state) || !row.waitingSince) return;
    const due = row.dueAt ?? boardsDueAt(row.waitingSince);
    const hoursLeft = (due.getTime() - inside.clock.now().getTime()) / hour;
    if (hoursLeft < 0) {
      if (row.missedAt && row.missedAt >= row.waitingSince) return;
      await changeProject(inside.db, row.id, { missedAt: due });
      if (row.specialistId) announce(inside.db, row.specialistId, 'projects');
      return;
    }
    const reminder = reminderDue(hoursLeft, row.remindedHoursLeft);
    if (reminder === null) return;
    const project = await changeProject(inside.db, row.id, { remindedHoursLeft: reminder });
    await promiseReminder(inside, project, reminder);
  });
}
