import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { atRiskHoursLeft } from '#core/project/index.ts';
import { roomLabel, textOf } from '#core/survey/index.ts';
import type { Ctx } from '../../context.ts';
import { type Beginning, type Begun, begun, fits, howMany } from '../../db/page.ts';
import { account, project, promiseCredit, survey } from '../../db/schema/index.ts';
import { inQueue } from '../store.ts';

export interface PromiseAtRisk {
  projectId: string;
  surveyId: string;
  name: string | null;
  customer: string;
  waitingSince: Date;
  dueAt: Date;
  /** What the customer was credited for it. */
  creditCents: number | null;
  /** Whether someone has started on it. */
  taken: boolean;
}

const hour = 3_600_000;

/** Projects whose boards are late or nearly so, soonest due first. The caller has checked permission. */
export async function promisesAtRisk(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { words, limit }: Beginning,
): Promise<Begun<PromiseAtRisk>> {
  const soon = new Date(ctx.clock.now().getTime() + atRiskHoursLeft * hour);
  const rows = await ctx.db
    .select({
      ...{ projectId: project.id, surveyId: project.surveyId, customer: account.firstName, howMany },
      ...{ waitingSince: project.waitingSince, dueAt: project.dueAt, takenAt: project.takenAt },
      ...{ responses: survey.responses, creditCents: promiseCredit.cents },
    })
    .from(project)
    .innerJoin(survey, eq(survey.id, project.surveyId))
    .innerJoin(account, eq(account.id, project.accountId))
    .leftJoin(promiseCredit, eq(promiseCredit.projectId, project.id))
    .where(
      and(
        inArray(project.state, inQueue),
        isNull(project.pausedAt),
        lt(project.dueAt, soon),
        fits(words, account.firstName, account.email, sql`${survey.responses} ->> 'project_name'`),
      ),
    )
    .orderBy(asc(project.dueAt), asc(project.id))
    .limit(limit);
  const found = begun(rows);
  return {
    total: found.total,
    rows: found.rows.flatMap(({ responses, waitingSince, dueAt, takenAt, howMany: _, ...row }) =>
      waitingSince && dueAt
        ? {
            ...{ ...row, waitingSince, dueAt, taken: takenAt !== null },
            name: textOf(responses, 'project_name') ?? roomLabel(responses),
          }
        : [],
    ),
  };
}
