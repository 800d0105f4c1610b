import type { Answers } from '#core/survey/index.ts';
import type { Ctx } from '../context.ts';
import { inQueue, type ProjectRow } from './store.ts';
import { type Asked, projectWithPeople, requestIn } from './store-queue.ts';

export interface ProjectOnDesk {
  project: ProjectRow;
  answers: Answers;
  /** Their first names; an empty one once the person is gone. */
  customer: string;
  specialist: string | null;
  /** What the customer asked to be changed, while it is being changed. */
  asked: Asked | null;
}

export const waitsForBoards = (state: ProjectRow['state']): boolean => inQueue.includes(state);

/** A project with everything but its boards, for those who make them. Callers have asked who may. */
export async function projectOnDesk(ctx: Pick<Ctx, 'db'>, surveyId: string): Promise<ProjectOnDesk | null> {
  const row = await projectWithPeople(ctx.db, surveyId);
  if (!row) return null;
  return {
    project: row.project,
    answers: row.responses,
    customer: row.customer.deletedAt ? '' : nameOf(row.customer),
    specialist: row.specialist && !row.specialist.deletedAt ? nameOf(row.specialist) : null,
    asked: requestIn(row),
  };
}

const nameOf = ({ firstName, name }: { firstName: string; name: string }) => firstName || name;
