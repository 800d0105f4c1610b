import { and, asc, count, desc, eq, ilike, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { roomsLike } from '#core/catalog/index.ts';
import { nobody, type QueueFilter } from '#core/project/index.ts';
import type { Db } from '../db/database.ts';
import { anywhere, bounds, type Page } from '../db/page.ts';
import { account, project, survey } from '../db/schema/index.ts';
import { inQueue } from './store.ts';

const specialist = alias(account, 'specialist');

/** Each half is found by an index of its own: survey_search_index and account_search_index. */
function fits(db: Db, words: string): SQL | undefined {
  const like = anywhere(words);
  const room = sql`${survey.responses} ->> 'type_of_furniture'`;
  return or(
    inArray(
      project.surveyId,
      db
        .select({ id: survey.id })
        .from(survey)
        .where(ilike(sql`${survey.responses} ->> 'project_name'`, like)),
    ),
    inArray(
      project.accountId,
      db
        .select({ id: account.id })
        .from(account)
        .where(or(ilike(account.email, like), ilike(account.name, like), ilike(account.firstName, like))),
    ),
    inArray(room, roomsLike(words)),
  );
}

function conditions(db: Db, { words, state, room, style, specialist: whose }: QueueFilter, now: Date): SQL | undefined {
  const waits = inArray(project.state, inQueue);
  return and(
    state === undefined ? waits : state === 'late' ? and(waits, lt(project.dueAt, now)) : eq(project.state, state),
    room === undefined ? undefined : sql`${survey.responses} ->> 'type_of_furniture' = ${room}`,
    style === undefined ? undefined : sql`${survey.responses} -> 'favorite_styles' ? ${style}`,
    whose === undefined ? undefined : whose === nobody ? isNull(project.specialistId) : eq(project.specialistId, whose),
    words ? fits(db, words) : undefined,
  );
}

/** Projects by the time left of their promise; what no longer waits, by when its boards went out. */
export async function queuedProjects(db: Db, filter: QueueFilter, now: Date, page: Page) {
  const where = conditions(db, filter, now);
  const { limit, offset } = bounds(page);
  const waits = filter.state === undefined || filter.state === 'late' || inQueue.some((one) => one === filter.state);
  const order = waits
    ? sql`${project.dueAt} asc nulls last`
    : desc(sql`coalesce(${project.boardsReadyAt}, ${project.createdAt})`);
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        project,
        responses: survey.responses,
        customer: { id: account.id, firstName: account.firstName },
        specialist: { id: specialist.id, firstName: specialist.firstName },
      })
      .from(project)
      .innerJoin(survey, eq(survey.id, project.surveyId))
      .innerJoin(account, eq(account.id, project.accountId))
      .leftJoin(specialist, eq(specialist.id, project.specialistId))
      .where(where)
      .orderBy(order, asc(project.createdAt), asc(project.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(project).innerJoin(survey, eq(survey.id, project.surveyId)).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
