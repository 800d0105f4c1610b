import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';

export const liveChannel = 'live';

/** What changed for a person. The page asks for the news itself: an event never carries them. */
export const liveTopics = ['profile', 'fee', 'surveys', 'projects', 'boards', 'orders', 'messages'] as const;
export type LiveTopic = (typeof liveTopics)[number];

/** Heard by every process once the transaction commits, and by none if it does not. */
export async function announce(db: Db, accountId: string, topic: LiveTopic): Promise<void> {
  await db.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify({ accountId, topic })})`);
}
