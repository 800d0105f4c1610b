import { dayWords } from '#core/promotion/index.ts';
import { visitWords } from '#core/visit/index.ts';
import type { AccountContact } from '../account/account-contact.ts';
import type { Ctx } from '../context.ts';
import { promiseMail } from '../mail/promise-mail.ts';
import type { VisitRow } from './store.ts';

const daysInWords = (days: readonly string[]) => days.map(dayWords).join('; ');

/** To the customer, whenever their visit takes a step. */
export async function promiseVisitNews(
  ctx: Pick<Ctx, 'db' | 'jobs'>,
  visit: VisitRow,
  customer: AccountContact,
): Promise<void> {
  const { name, sentence } = visitWords(visit);
  const wished: [string, string][] =
    visit.state === 'requested' ? [['Days you named', daysInWords(visit.preferredDays)]] : [];
  const set: [string, string][] =
    visit.state === 'scheduled' && visit.date && visit.representative
      ? [
          ['Day', dayWords(visit.date)],
          ['Who is coming', visit.representative],
        ]
      : [];
  await promiseMail(ctx, ctx.db, {
    to: customer.email,
    subject: name,
    title: name,
    // The sentence may begin with the name of who comes.
    paragraphs: [`Hello ${customer.firstName},`, sentence],
    rows: [...wished, ...set],
    button: { label: 'See your project', href: '/projects' },
    onceKey: `visit:${visit.id}:${visit.revision}`,
  });
}

/** To the specialist whose project it is: a customer named days. */
export async function promiseVisitRequest(
  ctx: Pick<Ctx, 'db' | 'jobs'>,
  visit: VisitRow,
  { specialist, customer }: { specialist: AccountContact; customer: AccountContact },
): Promise<void> {
  await promiseMail(ctx, ctx.db, {
    to: specialist.email,
    subject: `A visit for ${customer.firstName}`,
    title: 'A room to measure',
    paragraphs: [`${customer.firstName} asks us to come by and measure.`],
    rows: [
      ['Days', daysInWords(visit.preferredDays)],
      ['Zip code', visit.zip],
      ...(visit.note ? ([['Note', visit.note]] as const) : []),
    ],
    button: { label: 'Open the project', href: `/studio/projects/${visit.surveyId}` },
    onceKey: `visit-request:${visit.id}:${visit.revision}`,
  });
}
