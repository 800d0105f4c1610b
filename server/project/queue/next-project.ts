import type { Ctx } from '../../context.ts';
import { listQueue } from './queue.ts';

/** The next project for this specialist: theirs with the least time left, else one that is up for grabs. */
export async function nextProject(ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>, surveyId: string): Promise<string | null> {
  const rows = (await listQueue(ctx))?.rows.filter((row) => row.surveyId !== surveyId) ?? [];
  const next = rows.find(({ mine, taken }) => mine && taken) ?? rows.find(({ taken }) => !taken);
  return next?.surveyId ?? null;
}
