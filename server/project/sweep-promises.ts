import { movesOn, projectTerms, reminderDue } from '#core/project/index.ts';
import { accountContact } from '../account/account-contact.ts';
import { staffInCharge } from '../account/staff/staff-in-charge.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { announce } from '../live/announce.ts';
import { promiseMail } from '../mail/promise-mail.ts';
import { promiseNewProject } from './mail-new-project.ts';
import { bookPromiseCredit } from './promise/book-credit.ts';
import { clockOf, followVisit, followVisitOf, stoppedForNothing } from './promise/follow-visit.ts';
import { chooseAnother } from './queue/choose-specialist.ts';
import { changeProject, dueBefore, lockProjectOfSurvey, type ProjectRow } from './store.ts';

const hour = 3_600_000;

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs'>;

/**
 * Watches the 72-hour deadline: reminds the specialist before it's over, gives a project at risk that no one has started
 * to a colleague, and marks a missed one and books the customer's credit. A clock stopped for a visit that won't come
 * runs on.
 */
export async function sweepPromises(ctx: Needs): Promise<void> {
  for (const surveyId of await stoppedForNothing(ctx)) {
    await inTransaction(ctx, (inside) => followVisit(inside, surveyId));
  }
  const earliest = Math.max(...projectTerms.remindersAtHoursLeft) * hour;
  const soon = await dueBefore(ctx.db, new Date(ctx.clock.now().getTime() + earliest));
  for (const { surveyId } of soon) await watchPromise(ctx, surveyId);
}

async function watchPromise(ctx: Needs, surveyId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const row = await lockProjectOfSurvey(inside.db, surveyId);
    const clock = row && clockOf(row);
    if (!clock || clock.pausedAt) return;
    const hoursLeft = (clock.dueAt.getTime() - inside.clock.now().getTime()) / hour;
    if (hoursLeft < 0) {
      if (row.missedAt && row.missedAt >= clock.waitingSince) return;
      await changeProject(inside.db, row.id, { missedAt: clock.dueAt });
      await bookPromiseCredit(inside, row);
      if (row.specialistId) announce(inside.db, row.specialistId, 'projects');
      return;
    }
    const reminder = reminderDue(hoursLeft, row.remindedHoursLeft);
    if (reminder === null || (await followVisitOf(inside, row)).pausedAt) return;
    const project = await changeProject(inside.db, row.id, { remindedHoursLeft: reminder });
    await promiseReminder(inside, await moveOn(inside, project, hoursLeft), reminder);
  });
}

/** Gives a project at risk to a colleague with room, if there is one; otherwise it stays where it is. */
async function moveOn(ctx: Needs, project: ProjectRow, hoursLeft: number): Promise<ProjectRow> {
  if (!movesOn(hoursLeft, project.takenAt !== null)) return project;
  const to = await chooseAnother(ctx, { surveyId: project.surveyId, than: project.specialistId });
  if (to === null) return project;
  const moved = await changeProject(ctx.db, project.id, { specialistId: to });
  await promiseNewProject(ctx, moved);
  for (const id of [project.accountId, to, project.specialistId]) if (id) announce(ctx.db, id, 'projects');
  return moved;
}

/** To the project's specialist or, if no one is on it, to every admin who could assign it. */
async function promiseReminder(ctx: Pick<Ctx, 'db' | 'jobs'>, project: ProjectRow, hoursLeft: number): Promise<void> {
  const customer = await accountContact(ctx, project.accountId);
  const whose = customer?.firstName ?? 'A customer';
  for (const person of await staffInCharge(ctx, project.specialistId)) {
    await promiseMail(ctx, ctx.db, {
      to: person.email,
      subject: `${hoursLeft} hours left: boards for ${whose}`,
      title: `${hoursLeft} hours left`,
      paragraphs: [
        person.id === project.specialistId
          ? `${whose} is waiting for two boards, and our deadline is close.`
          : `${whose} is waiting for two boards, and no one is on it. Please assign it.`,
      ],
      button: { label: 'Open the project', href: `/studio/projects/${project.surveyId}` },
      onceKey: `reminder:${project.id}:${project.waitingSince?.getTime()}:${hoursLeft}:${person.id}`,
    });
  }
}
