import { and, desc, eq, ne } from 'drizzle-orm';
import type { ProjectState } from '#core/project/index.ts';
import { roomLabel, textOf } from '#core/survey/index.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { order, project, survey } from '../db/schema/index.ts';
import type { Desk } from '../selection/desk/open-desk.ts';

/** What else this customer has with us: their other rooms and their orders. */
export interface CustomerOfDesk {
  rooms: { surveyId: string; name: string; state: ProjectState }[];
  orders: { id: string; paidAt: Date | null; totalCents: number }[];
}

const most = 10;

/** A customer's other rooms and their orders, for the brief. Empty if the caller may not see them. */
export async function customerOfDesk(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  { surveyId, project: { accountId } }: Pick<Desk, 'surveyId' | 'project'>,
): Promise<CustomerOfDesk> {
  const maySee = authorise(ctx.actor, 'project.view-any').ok;
  const [rooms, orders] = maySee
    ? await Promise.all([
        ctx.db
          .select({ surveyId: project.surveyId, state: project.state, responses: survey.responses })
          .from(project)
          .innerJoin(survey, eq(survey.id, project.surveyId))
          .where(and(eq(project.accountId, accountId), ne(project.surveyId, surveyId)))
          .orderBy(desc(project.createdAt))
          .limit(most),
        ctx.db
          .select({ id: order.id, paidAt: order.paidAt, totalCents: order.totalCents })
          .from(order)
          .where(and(eq(order.accountId, accountId), eq(order.payment, 'complete')))
          .orderBy(desc(order.paidAt))
          .limit(most),
      ])
    : [[], []];
  return {
    rooms: rooms.map(({ responses, ...room }) => ({
      ...room,
      name: textOf(responses, 'project_name') ?? roomLabel(responses) ?? 'Untitled room',
    })),
    orders,
  };
}
