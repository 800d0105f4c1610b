import type { RoomShape } from '#core/room/index.ts';
import type { Answers } from '#core/survey/index.ts';
import type { Ctx } from '../context.ts';
import { customerPage } from '../customer/customer-page.ts';
import { getSubmittedSurvey } from '../survey/get-submitted-survey.ts';
import { type Asked, projectWithPeople, requestIn } from './queue/store-queue.ts';
import { inQueue, type ProjectRow } from './store.ts';

export interface ProjectOnDesk {
  project: ProjectRow;
  answers: Answers;
  /** The room as it was drawn; null until it is. */
  drawn: RoomShape | null;
  /** First names; empty once the account is gone. */
  customer: string;
  /** Whose page the name leads to; null if the caller may not open it. */
  customerPage: string | null;
  specialist: string | null;
  /** The customer's change request, during a revision. */
  asked: Asked | null;
}

export const waitsForBoards = (state: ProjectRow['state']): boolean => inQueue.includes(state);

/** A project with everything but its boards, for the people who make them. The caller has checked permission. */
export async function projectOnDesk(ctx: Pick<Ctx, 'db' | 'actor'>, surveyId: string): Promise<ProjectOnDesk | null> {
  const row = await projectWithPeople(ctx.db, surveyId);
  if (!row) return null;
  return {
    project: row.project,
    answers: row.responses,
    drawn: (await getSubmittedSurvey(ctx, surveyId))?.drawn ?? null,
    customer: row.customer.deletedAt ? '' : nameOf(row.customer),
    customerPage: customerPage(ctx.actor, row.customer),
    specialist: row.specialist && !row.specialist.deletedAt ? nameOf(row.specialist) : null,
    asked: requestIn(row),
  };
}

const nameOf = ({ firstName, name }: { firstName: string; name: string }) => firstName || name;
