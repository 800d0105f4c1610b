import type { LastDrawn, VisitState } from '#core/visit/index.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { customerPage } from '../customer/customer-page.ts';
import type { Page, PageOf } from '../db/page.ts';
import { type VisitFound, type VisitRow, visitPage, visitsBetween } from './store.ts';

export interface StudioVisit extends VisitRow {
  customer: {
    firstName: string;
    email: string;
    /** Whose page the name leads to; null if the caller may not open it. */
    page: string | null;
  };
  /** Whether the quiz is done: until then there's no project, and no room to draw. */
  submitted: boolean;
  drawn: LastDrawn;
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
  const { rows, total } = await visitPage(ctx.db, question);
  return { rows: rows.map((row) => shown(ctx, row)), total, page: question.page };
}

/** For the calendar: visits dated from `first` to `last`, inclusive. */
export async function visitsOnDays(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  days: { first: string; last: string },
): Promise<StudioVisit[]> {
  if (!authorise(ctx.actor, 'visit.view-any').ok) return [];
  return (await visitsBetween(ctx.db, days)).map((row) => shown(ctx, row));
}

function shown({ actor }: Pick<Ctx, 'actor'>, { customer, drawn, ...visit }: VisitFound): StudioVisit {
  const { firstName, email } = customer;
  return {
    ...visit,
    customer: { firstName, email, page: customerPage(actor, customer) },
    drawn: drawn ?? { savedBy: null, savedAt: null },
  };
}
