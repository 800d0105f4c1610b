import { type MessageSide, sideOf } from '#core/message/index.ts';
import type { Ctx } from '../context.ts';
import { projectFacts } from '../project/project-facts.ts';

export interface FoundThread {
  project: NonNullable<Awaited<ReturnType<typeof projectFacts>>>;
  side: MessageSide;
}

/**
 * The thread of a survey's project and the side the asker is on; null for whom it is none of the business of. It opens
 * with the fee: before that there is nobody who would answer.
 */
export async function findThread(ctx: Pick<Ctx, 'db' | 'actor'>, surveyId: string): Promise<FoundThread | null> {
  const { actor } = ctx;
  if (actor.kind !== 'account') return null;
  const project = await projectFacts(ctx, surveyId);
  if (!project || project.state === 'submitted, unpaid') return null;
  const side = sideOf({ role: actor.role, accountId: actor.id }, { customerId: project.accountId });
  return side && { project, side };
}
