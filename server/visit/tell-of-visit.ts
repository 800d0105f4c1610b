import { accountContact } from '../account/account-contact.ts';
import type { Ctx } from '../context.ts';
import { announce } from '../live/announce.ts';
import { projectFacts } from '../project/project-facts.ts';
import { promiseVisitNews, promiseVisitRequest } from './mail-visit.ts';
import type { VisitRow } from './store.ts';

/** The customer hears of every step by mail and on the page; the specialist, where there is one, of a new wish. */
export async function tellOfVisit(ctx: Pick<Ctx, 'db' | 'jobs'>, visit: VisitRow): Promise<void> {
  announce(ctx.db, visit.accountId, 'projects');
  const customer = await accountContact(ctx, visit.accountId);
  if (customer) await promiseVisitNews(ctx, visit, customer);
  const project = await projectFacts(ctx, visit.surveyId);
  if (!project?.specialistId) return;
  announce(ctx.db, project.specialistId, 'projects');
  const specialist = visit.state === 'requested' ? await accountContact(ctx, project.specialistId) : null;
  if (specialist && customer) await promiseVisitRequest(ctx, visit, { specialist, customer });
}
