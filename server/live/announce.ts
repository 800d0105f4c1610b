import { sql } from 'drizzle-orm';
import { afterCommit } from '../db/after-commit.ts';
import type { Db } from '../db/database.ts';

export const liveChannel = 'live';

/** What changed for a person. The page asks for the news itself: an event never carries them. */
export const liveTopics = ['profile', 'fee', 'surveys', 'projects', 'boards', 'orders', 'messages'] as const;
export type LiveTopic = (typeof liveTopics)[number];

/** Nobody sees that news are a tenth of a second old, and all of that time are told in one go. */
const gatherMs = 100;

const gathered = new WeakMap<Db, Set<string>>();

/** Heard by every process soon after the transaction commits, and by none if it does not. */
export function announce(db: Db, accountId: string, topic: LiveTopic): void {
  const news = JSON.stringify({ accountId, topic });
  afterCommit(db, (outside) => {
    const waiting = gathered.get(outside);
    if (waiting) {
      waiting.add(news);
    } else {
      gathered.set(outside, new Set([news]));
      setTimeout(() => void tellGathered(outside), gatherMs);
    }
  });
}

/** Tells at once what was gathered: nothing is kept back by a process that stops. */
export async function tellGathered(db: Db): Promise<void> {
  const news = [...(gathered.get(db) ?? [])];
  gathered.delete(db);
  if (news.length === 0) return;
  const told = db.execute(sql`select pg_notify(${liveChannel}, news) from unnest(${sql.param(news)}::text[]) as news`);
  // Without a database nobody hears; once it is back, everyone who listens reads anew.
  await told.catch(() => undefined);
}
