import type { VisitState } from '#core/visit/index.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import type { Page, PageOf } from '../db/page.ts';
import { type VisitRow, visitPage, visitsBetween } from './store.ts';

export interface StudioVisit extends VisitRow {
  customer: { firstName: string; email: string };
  /** Whether the quiz is done: until then there's no project, and no room to draw. */
  submitted: boolean;
}

export interface VisitQuestion {
  state?: VisitState | undefined;
  /** Only visits on this day. */
  day?: string | undefined;
  words: string;
  page: Page;
}

/** The studio's list, searchable by state, day, and the customer's name, email, street or zip. */
export async function searchVisits(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  question: VisitQuestion,
): Promise<PageOf<StudioVisit>> {
  if (!authorise(ctx.actor, 'visit.view-any').ok) return { rows: [], total: 0, page: question.page };
  return { ...(await visitPage(ctx.db, question)), page: question.page };
}

/** For the calendar: visits dated from `first` to `last`, inclusive. */
export async function visitsOnDays(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  days: { first: string; last: string },
): Promise<StudioVisit[]> {
  return authorise(ctx.actor, 'visit.view-any').ok ? visitsBetween(ctx.db, days) : [];
}
