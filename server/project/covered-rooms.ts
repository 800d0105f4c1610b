import { and, inArray, isNotNull, max } from 'drizzle-orm';
import type { CoveredRoom } from '#core/fee/index.ts';
import { projectTerms } from '#core/project/index.ts';
import type { Ctx } from '../context.ts';
import { project, selection } from '../db/schema/index.ts';

/** What has happened in the rooms of these surveys, for the satisfaction guarantee. */
export async function coveredRooms({ db }: Pick<Ctx, 'db'>, surveyIds: readonly string[]): Promise<CoveredRoom[]> {
  if (surveyIds.length === 0) return [];
  const ids = [...surveyIds];
  const states = await db
    .select({ surveyId: project.surveyId, state: project.state })
    .from(project)
    .where(inArray(project.surveyId, ids));
  const boards = await db
    .select({ surveyId: selection.surveyId, last: max(selection.publishedAt), revision: max(selection.revision) })
    .from(selection)
    .where(and(inArray(selection.surveyId, ids), isNotNull(selection.publishedAt)))
    .groupBy(selection.surveyId);
  return ids.map((surveyId) => {
    const published = boards.find((row) => row.surveyId === surveyId);
    return {
      lastBoardsAt: published?.last ?? null,
      bothRevisionsDone: (published?.revision ?? 0) >= projectTerms.revisions,
      ordered: states.find((row) => row.surveyId === surveyId)?.state === 'ordered',
    };
  });
}
