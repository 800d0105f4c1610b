import { and, asc, count, desc, eq, isNull, min, sql } from 'drizzle-orm';
import { type Answers, roomLabel, textOf } from '#core/survey/index.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { customerPage, ofCustomer } from '../customer/customer-page.ts';
import { type Begun, begun, howMany } from '../db/page.ts';
import { account, message, project, survey } from '../db/schema/index.ts';

export interface UnreadThread {
  surveyId: string;
  name: string | null;
  customer: string;
  /** Whose page the name leads to; null if the caller may not open it. */
  customerPage: string | null;
  unread: number;
  /** The newest one, in the customer's own words; empty if it's only pictures or pieces. */
  body: string;
  /** When the oldest unread one was sent. */
  since: Date;
}

/** Threads with messages staff haven't read, longest-waiting first: those of one specialist, or all of them. */
export async function unreadThreads(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  { specialistId, limit }: { specialistId: string | null; limit: number },
): Promise<Begun<UnreadThread>> {
  if (!authorise(ctx.actor, 'message.read-any').ok) return { rows: [], total: 0 };
  const waits = and(eq(message.side, 'customer'), isNull(message.readAt));
  const unread = ctx.db
    .select({ projectId: message.projectId, unread: count().as('unread'), since: min(message.sentAt).as('since') })
    .from(message)
    .where(waits)
    .groupBy(message.projectId)
    .as('unread_by_project');
  const newest = ctx.db
    .select({ body: message.body })
    .from(message)
    .where(and(eq(message.projectId, project.id), waits))
    .orderBy(desc(message.sentAt), desc(message.id))
    .limit(1)
    .as('newest');
  const rows = await ctx.db
    .select({
      ...{ surveyId: project.surveyId, responses: survey.responses, customer: account.firstName, howMany },
      who: ofCustomer,
      ...{ unread: unread.unread, since: sql<Date>`${unread.since}`.mapWith(message.sentAt), body: newest.body },
    })
    .from(unread)
    .innerJoin(project, eq(project.id, unread.projectId))
    .innerJoin(survey, eq(survey.id, project.surveyId))
    .innerJoin(account, eq(account.id, project.accountId))
    .innerJoinLateral(newest, sql`true`)
    .where(specialistId === null ? undefined : eq(project.specialistId, specialistId))
    .orderBy(asc(unread.since), asc(project.id))
    .limit(limit);
  const found = begun(rows);
  return {
    total: found.total,
    rows: found.rows.map(({ responses, howMany: _, who, ...row }) => ({
      ...row,
      name: nameOf(responses),
      customerPage: customerPage(ctx.actor, who),
    })),
  };
}

const nameOf = (answers: Answers) => textOf(answers, 'project_name') ?? roomLabel(answers);
