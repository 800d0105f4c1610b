import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { MessageKind } from '#core/message/index.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { message, project } from '../../db/schema/index.ts';

export interface RevisionAsked {
  kind: Exclude<MessageKind, 'message'>;
  /** The customer's own text. */
  body: string;
  /** The piece to swap; null for a request for a new pair. */
  recordId: string | null;
  askedAt: Date;
}

/** The latest request in each of these surveys, if any. Callers have checked permissions. */
export async function revisionRequests(
  ctx: Pick<Ctx, 'db'>,
  surveyIds: readonly string[],
): Promise<ReadonlyMap<string, RevisionAsked>> {
  const rows = await requestsOfSurveys(ctx.db, surveyIds);
  return new Map(
    rows.flatMap(({ surveyId, request: { kind, body, pieces, sentAt } }) =>
      kind === 'message' ? [] : [[surveyId, { kind, body, recordId: pieces[0] ?? null, askedAt: sentAt }] as const],
    ),
  );
}

/** The requests in these surveys' threads, newest last. */
const requestsOfSurveys = (db: Db, surveyIds: readonly string[]) =>
  surveyIds.length === 0
    ? Promise.resolve([])
    : db
        .select({ surveyId: project.surveyId, request: message })
        .from(message)
        .innerJoin(project, eq(project.id, message.projectId))
        .where(and(inArray(project.surveyId, [...surveyIds]), ne(message.kind, 'message')))
        .orderBy(asc(message.sentAt), asc(message.id));
