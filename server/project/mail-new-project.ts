import { projectTerms } from '#core/project/index.ts';
import { formatLongMoment } from '#core/texts/index.ts';
import { accountContact } from '../account/account-contact.ts';
import { staffInCharge } from '../account/staff/staff-in-charge.ts';
import type { Ctx } from '../context.ts';
import { promiseMail } from '../mail/promise-mail.ts';
import type { ProjectRow } from './store.ts';

/** Emails the project's specialist. */
export async function promiseNewProject(ctx: Pick<Ctx, 'db' | 'jobs'>, project: ProjectRow): Promise<void> {
  if (!project.specialistId || !project.dueAt) return;
  const { specialistId } = project;
  const specialist = (await staffInCharge(ctx, specialistId)).find(({ id }) => id === specialistId);
  const customer = await accountContact(ctx, project.accountId);
  if (!specialist || !customer) return;
  await promiseMail(ctx, ctx.db, {
    to: specialist.email,
    subject: `A new project: boards for ${customer.firstName}`,
    title: 'You have a new project',
    paragraphs: [`${customer.firstName} is waiting for two boards, within ${projectTerms.boardsWithinHours} hours.`],
    rows: [['Due', `${formatLongMoment(project.dueAt)} Eastern`]],
    button: { label: 'Open the queue', href: '/studio/queue' },
    onceKey: `new-project:${project.id}:${specialist.id}`,
  });
}
