import type { Finding } from '#core/selection/index.ts';
import type { Ctx } from '../context.ts';
import { openDesk } from './open-desk.ts';
import { type Published, publishBoards } from './publish-boards.ts';

export type DeskPublished = Published | { ok: false; reason: 'stopped'; findings: Finding[] };

/** Publishes what lies on the desk, unless a hard rule is broken: then it says which. */
export async function publishDesk(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  { surveyId }: { surveyId: string },
): Promise<DeskPublished> {
  const desk = await openDesk(ctx, { surveyId });
  if (!desk?.selection) return { ok: false, reason: 'not-found' };
  if (desk.selection.state !== 'draft') return { ok: false, reason: 'already-published' };
  const stops = desk.findings.filter(({ weight }) => weight === 'stops');
  if (stops.length > 0) return { ok: false, reason: 'stopped', findings: stops };
  return publishBoards(ctx, desk.selection.id);
}
