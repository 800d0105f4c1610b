import { and, asc, count, desc, eq, ilike, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { roomsLike } from '#core/catalog/index.ts';
import type { MessageKind } from '#core/message/index.ts';
import { type QueueFilter, unassigned } from '#core/project/index.ts';
import { ofCustomer } from '../../customer/customer-page.ts';
import type { Db } from '../../db/database.ts';
import { anywhere, bounds, type Page } from '../../db/page.ts';
import { account, furniture, message, project, survey } from '../../db/schema/index.ts';
import { inQueue } from '../store.ts';

const specialist = alias(account, 'specialist');
const roomOfSurvey = sql`${survey.responses} ->> 'type_of_furniture'`;

/** Each half uses its own indexes: survey_search_index and survey_room_index, and account_search_index. */
function fits(db: Db, words: string): SQL | undefined {
  const like = anywhere(words);
  const surveys = db
    .select({ id: survey.id })
    .from(survey)
    .where(or(ilike(sql`${survey.responses} ->> 'project_name'`, like), inArray(roomOfSurvey, roomsLike(words))));
  const people = db
    .select({ id: account.id })
    .from(account)
    .where(or(ilike(account.email, like), ilike(account.name, like), ilike(account.firstName, like)));
  return or(inArray(project.surveyId, surveys), inArray(project.accountId, people));
}

function inState(state: QueueFilter['state'], now: Date): SQL | undefined {
  const waits = inArray(project.state, inQueue);
  if (state === undefined) return waits;
  if (state === 'all') return undefined;
  return state === 'late' ? and(waits, isNull(project.pausedAt), lt(project.dueAt, now)) : eq(project.state, state);
}

function conditions(db: Db, filter: QueueFilter, now: Date): SQL | undefined {
  const { words, state, room, style, specialist: whose, unread } = filter;
  const wished = and(
    room === undefined ? undefined : sql`${roomOfSurvey} = ${room}`,
    style === undefined ? undefined : sql`${survey.responses} -> 'favorite_styles' ? ${style}`,
  );
  return and(
    unread && state === undefined ? undefined : inState(state, now),
    unread ? inArray(project.id, withUnread(db)) : undefined,
    wished && inArray(project.surveyId, db.select({ id: survey.id }).from(survey).where(wished)),
    whose === undefined
      ? undefined
      : whose === unassigned
        ? isNull(project.specialistId)
        : eq(project.specialistId, whose),
    words ? fits(db, words) : undefined,
  );
}

const withUnread = (db: Db) =>
  db
    .select({ id: message.projectId })
    .from(message)
    .where(and(eq(message.side, 'customer'), isNull(message.readAt)));

/** The customer's latest request for a project in revision. */
const lastRequest = (db: Db) =>
  db
    .select({
      ...{ kind: message.kind, body: message.body },
      piece: sql<string | null>`${furniture.name}`.as('piece'),
      recordId: sql<string | null>`${message.pieces} ->> 0`.as('asked_record_id'),
    })
    .from(message)
    .leftJoin(furniture, sql`${furniture.recordId} = ${message.pieces} ->> 0`)
    .where(and(eq(message.projectId, project.id), eq(project.state, 'revising'), ne(message.kind, 'message')))
    .orderBy(desc(message.sentAt), desc(message.id))
    .limit(1)
    .as('asked');

/** Messages of the customer that staff haven't read; message_unread_index counts them. */
const unreadMessages = sql<number>`(
  select count(*) from ${message}
  where ${message.projectId} = ${project.id} and ${message.side} = 'customer' and ${message.readAt} is null
)`.mapWith(Number);

/** Projects by time left until the deadline, stopped clocks last; those no longer waiting, by when their boards went out. */
export async function queuedProjects(db: Db, filter: QueueFilter, now: Date, page: Page) {
  const where = conditions(db, filter, now);
  const { limit, offset } = bounds(page);
  const first = isByTimeLeft(filter)
    ? sql`(${project.pausedAt} is not null) asc, ${project.dueAt} asc nulls last`
    : desc(sql`coalesce(${project.boardsReadyAt}, ${project.createdAt})`);
  const [rows, [counted]] = await Promise.all([
    withPeople(db).where(where).orderBy(first, asc(project.createdAt), asc(project.id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(project).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

const isByTimeLeft = ({ state, unread }: QueueFilter) =>
  state === undefined ? !unread : state === 'late' || inQueue.some((one) => one === state);

export async function projectWithPeople(db: Db, surveyId: string) {
  const [row] = await withPeople(db).where(and(eq(project.surveyId, surveyId), isNotNull(survey.submittedAt)));
  return row ?? null;
}

function withPeople(db: Db) {
  const asked = lastRequest(db);
  return db
    .select({
      project,
      responses: survey.responses,
      customer: { ...ofCustomer, firstName: account.firstName, name: account.name },
      specialist: {
        ...{ id: specialist.id, firstName: specialist.firstName, name: specialist.name },
        deletedAt: specialist.deletedAt,
      },
      unread: unreadMessages,
      asked: { kind: asked.kind, body: asked.body, piece: asked.piece, recordId: asked.recordId },
    })
    .from(project)
    .innerJoin(survey, eq(survey.id, project.surveyId))
    .innerJoin(account, eq(account.id, project.accountId))
    .leftJoin(specialist, eq(specialist.id, project.specialistId))
    .leftJoinLateral(asked, sql`true`);
}

export interface Asked {
  kind: Exclude<MessageKind, 'message'>;
  /** In the customer's own words. */
  body: string;
  /** The name of the piece to swap; null if a new pair is requested. */
  piece: string | null;
  recordId: string | null;
}

export const requestIn = ({ asked }: { asked: (Omit<Asked, 'kind'> & { kind: MessageKind }) | null }): Asked | null =>
  asked && asked.kind !== 'message' ? { ...asked, kind: asked.kind } : null;
