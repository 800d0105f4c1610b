import { creditForMiss, promiseCreditWords as words } from '#core/project/index.ts';
import { accountContact } from '../../account/account-contact.ts';
import { appendAudit } from '../../audit/append.ts';
import { type Ctx, systemActor } from '../../context.ts';
import { announce } from '../../live/announce.ts';
import { promiseMail } from '../../mail/promise-mail.ts';
import { getSettings } from '../../settings/get-settings.ts';
import type { ProjectRow } from '../store.ts';
import { hasCredit, insertCredit } from './store-credits.ts';

/**
 * Books a customer's credit for late boards and tells them, inside the transaction that notices the missed deadline and
 * holds the project. A project gets one, however often it's late or looked at.
 */
export async function bookPromiseCredit(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs'>,
  { id, accountId, surveyId }: Pick<ProjectRow, 'id' | 'accountId' | 'surveyId'>,
): Promise<void> {
  const { promiseCreditCents } = await getSettings(ctx);
  const cents = creditForMiss(promiseCreditCents, await hasCredit(ctx.db, id));
  if (cents === 0) return;
  const row = { id: `credit_${id}`, accountId, projectId: id, cents, bookedAt: ctx.clock.now() };
  if (!(await insertCredit(ctx.db, row))) return;
  // The shop books it, even if a colleague's late boards are what shows that the deadline was missed.
  await appendAudit(
    { ...ctx, actor: systemActor },
    { act: 'project.credit-late', subject: { kind: 'project', id }, surveyId, detail: { cents } },
  );
  announce(ctx.db, accountId, 'projects');
  const customer = await accountContact(ctx, accountId);
  if (!customer) return;
  await promiseMail(ctx, ctx.db, {
    to: customer.email,
    subject: words.letter.subject(cents),
    title: words.letter.title,
    paragraphs: [`Hello ${customer.firstName},`, words.letter.paragraph(cents), words.letter.next],
    button: { label: 'See your project', href: '/projects' },
    onceKey: `promise-credit:${id}`,
  });
}
