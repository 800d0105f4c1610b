import { and, asc, count, desc, eq, getTableColumns, ilike, or } from 'drizzle-orm';
import type { ContactState, ContactTopic } from '#core/contact/index.ts';
import type { Db } from '../db/database.ts';
import { anywhere, bounds, type Page } from '../db/page.ts';
import { account, contactAnswer, contactMessage } from '../db/schema/index.ts';
import { takeTurns } from '../db/take-turns.ts';

export type NewContactMessage = typeof contactMessage.$inferInsert;

/** Serializes duplicate submissions of the same form. */
export async function lockOnceKey(db: Db, onceKey: string): Promise<void> {
  await takeTurns(db, `contact ${onceKey}`);
}

export async function findByOnceKey(db: Db, onceKey: string): Promise<string | null> {
  const [found] = await db
    .select({ id: contactMessage.id })
    .from(contactMessage)
    .where(eq(contactMessage.onceKey, onceKey));
  return found?.id ?? null;
}

export async function insertMessage(db: Db, message: NewContactMessage): Promise<boolean> {
  const made = await db
    .insert(contactMessage)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: contactMessage.id });
  return made.length > 0;
}

export interface ContactRow {
  id: string;
  name: string;
  email: string;
  topic: ContactTopic;
  message: string;
  state: ContactState;
  spamSign: string | null;
  receivedAt: Date;
}

const { onceKey: _key, ...readable } = getTableColumns(contactMessage);

export async function messagesOf(
  db: Db,
  { state, words, page }: { state?: ContactState | undefined; words: string; page: Page },
): Promise<{ rows: ContactRow[]; total: number }> {
  const like = anywhere(words);
  const asked = and(
    state && eq(contactMessage.state, state),
    words === ''
      ? undefined
      : or(ilike(contactMessage.name, like), ilike(contactMessage.email, like), ilike(contactMessage.message, like)),
  );
  const { limit, offset } = bounds(page);
  const newest = [desc(contactMessage.receivedAt), desc(contactMessage.id)];
  const rows = await db
    .select(readable)
    .from(contactMessage)
    .where(asked)
    .orderBy(...newest)
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(contactMessage).where(asked);
  return { rows, total: all?.total ?? 0 };
}

export async function messageById(db: Db, id: string): Promise<ContactRow | null> {
  const [row] = await db.select(readable).from(contactMessage).where(eq(contactMessage.id, id));
  return row ?? null;
}

export async function lockMessage(db: Db, id: string): Promise<ContactRow | null> {
  const [row] = await db.select(readable).from(contactMessage).where(eq(contactMessage.id, id)).for('update');
  return row ?? null;
}

export async function setState(db: Db, id: string, state: ContactState): Promise<void> {
  await db.update(contactMessage).set({ state }).where(eq(contactMessage.id, id));
}

export async function insertAnswer(db: Db, answer: typeof contactAnswer.$inferInsert): Promise<boolean> {
  const made = await db.insert(contactAnswer).values(answer).onConflictDoNothing().returning({ id: contactAnswer.id });
  return made.length > 0;
}

export function answersTo(db: Db, messageId: string) {
  return db
    .select({
      id: contactAnswer.id,
      words: contactAnswer.words,
      answeredAt: contactAnswer.answeredAt,
      by: account.firstName,
    })
    .from(contactAnswer)
    .leftJoin(account, eq(account.id, contactAnswer.answeredBy))
    .where(eq(contactAnswer.messageId, messageId))
    .orderBy(asc(contactAnswer.answeredAt));
}
