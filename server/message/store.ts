import { and, asc, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { MessageSide } from '#core/message/index.ts';
import type { Db } from '../db/database.ts';
import { message, messageDraft, messageReader, project } from '../db/schema/index.ts';

export type MessageRow = typeof message.$inferSelect;
export type ReaderRow = typeof messageReader.$inferSelect;

/** False if the browser already sent this message. */
export async function insertMessage(tx: Db, row: typeof message.$inferInsert): Promise<boolean> {
  const made = await tx.insert(message).values(row).onConflictDoNothing().returning({ id: message.id });
  return made.length > 0;
}

export const messagesOf = (db: Db, projectId: string): Promise<MessageRow[]> =>
  db.select().from(message).where(eq(message.projectId, projectId)).orderBy(asc(message.sentAt), asc(message.id));

export async function messageById(db: Db, id: string): Promise<MessageRow | null> {
  const [row] = await db.select().from(message).where(eq(message.id, id));
  return row ?? null;
}

const unreadTo = (side: MessageSide) => and(ne(message.side, side), isNull(message.readAt));

export async function markRead(tx: Db, projectId: string, side: MessageSide, now: Date): Promise<number> {
  const read = await tx
    .update(message)
    .set({ readAt: now })
    .where(and(eq(message.projectId, projectId), unreadTo(side)))
    .returning({ id: message.id });
  return read.length;
}

/** How many messages this side hasn't read, by survey. Surveys without any are left out. */
export async function unreadBySurvey(
  db: Db,
  surveyIds: readonly string[],
  side: MessageSide,
): Promise<Map<string, number>> {
  if (surveyIds.length === 0) return new Map();
  const rows = await db
    .select({ surveyId: project.surveyId, unread: count() })
    .from(message)
    .innerJoin(project, eq(project.id, message.projectId))
    .where(and(inArray(project.surveyId, [...surveyIds]), unreadTo(side)))
    .groupBy(project.surveyId);
  return new Map(rows.map(({ surveyId, unread }) => [surveyId, unread]));
}

export async function readerOf(db: Db, projectId: string, side: MessageSide): Promise<ReaderRow> {
  const [row] = await db
    .select()
    .from(messageReader)
    .where(and(eq(messageReader.projectId, projectId), eq(messageReader.side, side)));
  return row ?? { projectId, side, lastSeenAt: null, lastMailedAt: null };
}

export async function changeReader(
  tx: Db,
  whose: { projectId: string; side: MessageSide },
  changes: Partial<Pick<ReaderRow, 'lastSeenAt' | 'lastMailedAt'>>,
): Promise<void> {
  await tx
    .insert(messageReader)
    .values({ ...whose, ...changes })
    .onConflictDoUpdate({ target: [messageReader.projectId, messageReader.side], set: changes });
}

interface DraftOf {
  projectId: string;
  accountId: string;
}

const isDraftOf = ({ projectId, accountId }: DraftOf) =>
  and(eq(messageDraft.projectId, projectId), eq(messageDraft.accountId, accountId));

export async function draftOf(db: Db, whose: DraftOf): Promise<string | null> {
  const [row] = await db.select({ body: messageDraft.body }).from(messageDraft).where(isDraftOf(whose));
  return row?.body ?? null;
}

export async function writeDraft(tx: Db, row: typeof messageDraft.$inferInsert): Promise<void> {
  const { body, savedAt } = row;
  await tx
    .insert(messageDraft)
    .values(row)
    .onConflictDoUpdate({ target: [messageDraft.projectId, messageDraft.accountId], set: { body, savedAt } });
}

export async function deleteDraft(tx: Db, whose: DraftOf): Promise<void> {
  await tx.delete(messageDraft).where(isDraftOf(whose));
}

/** Whether the browser's draft was sent already. */
export async function hasMessage(tx: Db, projectId: string, draftId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: message.id })
    .from(message)
    .where(and(eq(message.projectId, projectId), eq(message.draftId, draftId)));
  return row !== undefined;
}

/** Blocks other emails about this thread until the transaction ends. */
export const lockThread = (tx: Db, projectId: string) =>
  tx.execute(sql`select 1 from ${project} where ${project.id} = ${projectId} for update`);
