import { accountContact } from '../account/account-contact.ts';
import { listStaff } from '../account/staff/list-staff.ts';
import type { Ctx } from '../context.ts';
import { promiseMail } from '../mail/promise-mail.ts';
import type { ProjectRow } from './store.ts';

/** To the specialist whose project it is; where nobody has it, to everyone who could assign it. */
export async function promiseReminder(
  ctx: Pick<Ctx, 'db' | 'jobs'>,
  project: ProjectRow,
  hoursLeft: number,
): Promise<void> {
  const customer = await accountContact(ctx, project.accountId);
  const admins = async () => (await listStaff(ctx)).filter(({ role }) => role === 'admin').map(({ id }) => id);
  const ids = project.specialistId ? [project.specialistId] : await admins();
  const whose = customer?.firstName ?? 'A customer';
  for (const id of ids) {
    const person = await accountContact(ctx, id);
    if (!person) continue;
    await promiseMail(ctx, ctx.db, {
      to: person.email,
      subject: `${hoursLeft} hours left: boards for ${whose}`,
      title: `${hoursLeft} hours are left`,
      paragraphs: [
        project.specialistId
          ? `${whose} is waiting for two boards, and the time we promised is nearly over.`
          : `${whose} is waiting for two boards, and nobody has them yet. Please assign them to somebody.`,
      ],
      button: { label: 'Open the project', href: `/studio/projects/${project.surveyId}` },
      onceKey: `reminder:${project.id}:${project.revisions}:${hoursLeft}:${id}`,
    });
  }
}
