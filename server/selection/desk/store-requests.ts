import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { message, project } from '../../db/schema/index.ts';

/** The requests in these surveys' threads, newest last. */
export const requestsOfSurveys = (db: Db, surveyIds: readonly string[]) =>
  surveyIds.length === 0
    ? Promise.resolve([])
    : db
        .select({ surveyId: project.surveyId, request: message })
        .from(message)
        .innerJoin(project, eq(project.id, message.projectId))
        .where(and(inArray(project.surveyId, [...surveyIds]), ne(message.kind, 'message')))
        .orderBy(asc(message.sentAt), asc(message.id));
