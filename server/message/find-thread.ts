import { type MessageSide, sideOf } from '#core/message/index.ts';
import type { Ctx } from '../context.ts';
import { projectFacts } from '../project/project-facts.ts';

export interface FoundThread {
  project: NonNullable<Awaited<ReturnType<typeof projectFacts>>>;
  side: MessageSide;
}

/**
 * A project's thread and which side the caller is on. Null if the caller may not see it. The thread opens once the fee
 * is paid, because before that no one would answer.
 */
export async function findThread(ctx: Pick<Ctx, 'db' | 'actor'>, surveyId: string): Promise<FoundThread | null> {
  const { actor } = ctx;
  if (actor.kind !== 'account') return null;
  const project = await projectFacts(ctx, surveyId);
  if (!project || project.state === 'submitted, unpaid') return null;
  const side = sideOf({ role: actor.role, accountId: actor.id }, { customerId: project.accountId });
  return side && { project, side };
}
