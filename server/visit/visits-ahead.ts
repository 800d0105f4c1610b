import { and, asc, eq, lte, or, sql } from 'drizzle-orm';
import type { Day } from '#core/promotion/index.ts';
import type { VisitState } from '#core/visit/index.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { customerPage, ofCustomer } from '../customer/customer-page.ts';
import { type Begun, begun, howMany } from '../db/page.ts';
import { account, project, visit } from '../db/schema/index.ts';

export interface VisitAhead {
  surveyId: string;
  state: VisitState;
  customer: string;
  /** Whose page the name leads to; null if the caller may not open it. */
  customerPage: string | null;
  zip: string;
  street: string;
  date: Day | null;
  representative: string | null;
  preferredDays: string[];
  requestedAt: Date;
}

/**
 * Visits someone has to see to: those without a day yet and those up to `lastDay`, by day, ones without a day first.
 * Those of one specialist's projects, or all of them.
 */
export async function visitsAhead(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  { specialistId, lastDay, limit }: { specialistId: string | null; lastDay: Day; limit: number },
): Promise<Begun<VisitAhead>> {
  if (!authorise(ctx.actor, 'visit.view-any').ok) return { rows: [], total: 0 };
  const ahead = or(eq(visit.state, 'requested'), and(eq(visit.state, 'scheduled'), lte(visit.date, lastDay)));
  const rows = await ctx.db
    .select({
      ...{ surveyId: visit.surveyId, state: visit.state, customer: account.firstName, zip: visit.zip },
      ...{ street: visit.street, date: visit.date, representative: visit.representative },
      ...{ preferredDays: visit.preferredDays, requestedAt: visit.createdAt, howMany },
      who: ofCustomer,
    })
    .from(visit)
    .innerJoin(account, eq(account.id, visit.accountId))
    .leftJoin(project, eq(project.surveyId, visit.surveyId))
    .where(and(ahead, specialistId === null ? undefined : eq(project.specialistId, specialistId)))
    .orderBy(
      sql`case when ${visit.state} = 'requested' then null else ${visit.date} end asc nulls first`,
      asc(visit.createdAt),
      asc(visit.id),
    )
    .limit(limit);
  const found = begun(rows);
  return {
    total: found.total,
    rows: found.rows.map(({ howMany: _, who, ...row }) => ({ ...row, customerPage: customerPage(ctx.actor, who) })),
  };
}
