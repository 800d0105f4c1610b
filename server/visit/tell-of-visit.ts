import { dayWords } from '#core/promotion/index.ts';
import { visitWords } from '#core/visit/index.ts';
import { type AccountContact, accountContact } from '../account/account-contact.ts';
import { staffInCharge } from '../account/staff/staff-in-charge.ts';
import type { Ctx } from '../context.ts';
import { announce } from '../live/announce.ts';
import { promiseMail } from '../mail/promise-mail.ts';
import { projectFacts } from '../project/project-facts.ts';
import { followVisit } from '../project/promise/follow-visit.ts';
import { tellWebhooks } from '../webhook/tell-webhooks.ts';
import type { VisitRow } from './store.ts';

const daysInWords = (days: readonly string[]) => days.map(dayWords).join('; ');

/** Emails the customer whenever their visit changes state. */
async function promiseVisitNews(
  ctx: Pick<Ctx, 'db' | 'jobs'>,
  visit: VisitRow,
  customer: AccountContact,
): Promise<void> {
  const { name, sentence } = visitWords(visit);
  const wished: [string, string][] =
    visit.state === 'requested' ? [['Your days', daysInWords(visit.preferredDays)]] : [];
  const set: [string, string][] =
    visit.state === 'scheduled' && visit.date && visit.representative
      ? [
          ['Day', dayWords(visit.date)],
          ['Your visitor', visit.representative],
        ]
      : [];
  await promiseMail(ctx, ctx.db, {
    to: customer.email,
    subject: name,
    title: name,
    // The sentence may begin with the representative's name, so it stays a separate paragraph.
    paragraphs: [`Hello ${customer.firstName},`, sentence],
    rows: [...wished, ...set],
    button: { label: 'See your project', href: '/projects' },
    onceKey: `visit:${visit.id}:${visit.revision}`,
  });
}

/** Emails a colleague that a customer has named days. */
async function promiseVisitRequest(
  ctx: Pick<Ctx, 'db' | 'jobs'>,
  visit: VisitRow,
  { colleague, customer }: { colleague: AccountContact; customer: AccountContact },
): Promise<void> {
  await promiseMail(ctx, ctx.db, {
    to: colleague.email,
    subject: `A visit for ${customer.firstName}`,
    title: 'A room to measure',
    paragraphs: [`${customer.firstName} would like us to come by and measure.`],
    rows: [
      ['Days', daysInWords(visit.preferredDays)],
      ['Address', [visit.street, visit.zip].filter(Boolean).join(', ')],
      ...(visit.phone ? ([['Phone', visit.phone]] as const) : []),
      ...(visit.note ? ([['Note', visit.note]] as const) : []),
    ],
    button: { label: 'Open the visit', href: `/studio/visits?q=${visit.zip}` },
    onceKey: `visit-request:${visit.id}:${visit.revision}:${colleague.id}`,
  });
}

/**
 * The customer gets every step by email and on the page, and the project's clock follows. The specialist, if any, gets
 * an email for a request.
 */
export async function tellOfVisit(ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs'>, visit: VisitRow): Promise<void> {
  await followVisit(ctx, visit.surveyId);
  announce(ctx.db, visit.accountId, 'projects');
  const { id: visitId, surveyId, state, date } = visit;
  await tellWebhooks(ctx, `visit.${state}`, { visitId, surveyId, state, date });
  const customer = await accountContact(ctx, visit.accountId);
  if (customer) await promiseVisitNews(ctx, visit, customer);
  const project = await projectFacts(ctx, visit.surveyId);
  if (!project?.specialistId) return;
  announce(ctx.db, project.specialistId, 'projects');
  if (visit.state !== 'requested' || !customer) return;
  for (const colleague of await staffInCharge(ctx, project.specialistId))
    await promiseVisitRequest(ctx, visit, { colleague, customer });
}
