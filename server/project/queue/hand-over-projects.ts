import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { assignProject } from './assign-project.ts';

/** The most that can be handed over at once: what a page of the queue shows. */
const mostHandedOver = 50;

export type HandedOver =
  | { ok: true; handedOver: number /** No longer waiting, or gone. */; left: number }
  | { ok: false; reason: 'not-allowed' | 'not-staff' | 'nothing-chosen' | 'too-many' };

/**
 * Hands several projects to one colleague. Each goes by itself, so one whose boards went out meanwhile doesn't keep the
 * others.
 */
export async function handOverProjects(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  { surveyIds, to }: { surveyIds: readonly string[]; to: string },
): Promise<HandedOver> {
  if (!authorise(ctx.actor, 'project.assign').ok) return { ok: false, reason: 'not-allowed' };
  const chosen = [...new Set(surveyIds)];
  if (chosen.length === 0) return { ok: false, reason: 'nothing-chosen' };
  if (chosen.length > mostHandedOver) return { ok: false, reason: 'too-many' };
  let handedOver = 0;
  for (const surveyId of chosen) {
    const assigned = await assignProject(ctx, { surveyId, to });
    if (assigned.ok) handedOver += 1;
    else if (assigned.reason === 'not-staff' || assigned.reason === 'not-allowed')
      return { ok: false, reason: assigned.reason };
  }
  return { ok: true, handedOver, left: chosen.length - handedOver };
}
