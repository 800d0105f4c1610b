import { and, count, desc, eq, isNull, max, sql } from 'drizzle-orm';
import type { ProjectState } from '#core/project/index.ts';
import { roomLabel, textOf } from '#core/survey/index.ts';
import { authorise, permits } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { account, contactMessage, message, project, survey } from '../../db/schema/index.ts';

export interface RoomOfCustomer {
  surveyId: string;
  name: string;
  state: ProjectState;
  startedAt: Date;
  specialist: string | null;
  /** Null before the quiz is submitted, and for callers who may not read it. */
  thread: { messages: number; unread: number; lastAt: Date } | null;
}

/** The newest ones of a customer with more. */
export const mostRooms = 50;

/** A customer's rooms, newest first, each with its thread: quizzes in progress, too. Null if the caller may not see them. */
export async function roomsOfCustomer(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  accountId: string,
): Promise<RoomOfCustomer[] | null> {
  if (!authorise(actor, 'project.view-any').ok) return null;
  const readsMessages = permits(actor, 'message.read-any');
  const unread = and(eq(message.side, 'customer'), isNull(message.readAt));
  const thread = db
    .select({
      messages: count().as('messages'),
      unread: sql<number>`count(*) filter (where ${unread})`.mapWith(Number).as('unread'),
      lastAt: max(message.sentAt).as('last_at'),
    })
    .from(message)
    .where(eq(message.projectId, project.id))
    .as('thread');
  const rows = await db
    .select({
      ...{ surveyId: survey.id, responses: survey.responses, startedAt: survey.createdAt, state: project.state },
      ...{ specialist: account.firstName, messages: thread.messages, unread: thread.unread },
      lastAt: sql<Date | null>`${thread.lastAt}`.mapWith(message.sentAt),
    })
    .from(survey)
    .leftJoin(project, eq(project.surveyId, survey.id))
    .leftJoin(account, and(eq(account.id, project.specialistId), isNull(account.deletedAt)))
    .leftJoinLateral(thread, sql`true`)
    .where(eq(survey.accountId, accountId))
    .orderBy(desc(survey.createdAt), desc(survey.id))
    .limit(mostRooms);
  return rows.map(({ responses, state, messages, unread: waiting, lastAt, ...room }) => ({
    ...room,
    name: textOf(responses, 'project_name') ?? roomLabel(responses) ?? 'Untitled room',
    state: state ?? 'in progress',
    thread: readsMessages && messages && lastAt ? { messages, unread: waiting ?? 0, lastAt } : null,
  }));
}

/** The newest ones of a customer with more. */
const mostLetters = 20;

/** What came in through the contact form from this address, newest first. Null if the caller may not read it. */
export async function lettersOfCustomer({ db, actor }: Pick<Ctx, 'db' | 'actor'>, email: string) {
  if (!authorise(actor, 'contact.read').ok) return null;
  const { id, topic, state, receivedAt } = contactMessage;
  return db
    .select({ id, topic, state, receivedAt })
    .from(contactMessage)
    .where(eq(sql`lower(${contactMessage.email})`, email.toLowerCase()))
    .orderBy(desc(receivedAt), desc(id))
    .limit(mostLetters);
}
