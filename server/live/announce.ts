import { sql } from 'drizzle-orm';
import { afterCommit } from '../db/after-commit.ts';
import type { Db } from '../db/database.ts';

export const liveChannel = 'live';

/** What changed for a person. Events carry no data; the page fetches it. */
export const liveTopics = [
  'profile',
  'fee',
  'surveys',
  'projects',
  'boards',
  'orders',
  'messages',
  'customers',
  'webhooks',
] as const;
export type LiveTopic = (typeof liveTopics)[number];

/** No one notices a tenth of a second's delay, and it lets us send everything from that time at once. */
const gatherMs = 100;

const gathered = new WeakMap<Db, Set<string>>();

/** Reaches every process soon after the transaction commits, and none if it rolls back. */
export const announce = (db: Db, accountId: string, topic: LiveTopic): void =>
  gather(db, JSON.stringify({ accountId, topic }));

/** Tells the workers that this transaction promised something. It travels with the other news, if there are any. */
export const announceWork = (db: Db): void => gather(db, JSON.stringify({ work: true }));

function gather(db: Db, news: string): void {
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

/** Sends what has been collected right away, so a process that's stopping doesn't lose it. */
export async function tellGathered(db: Db): Promise<void> {
  const news = [...(gathered.get(db) ?? [])];
  gathered.delete(db);
  if (news.length === 0) return;
  const told = db.execute(sql`select pg_notify(${liveChannel}, news) from unnest(${sql.param(news)}::text[]) as news`);
  // Without a database no one hears this. Once it's back, every listener reloads.
  await told.catch(() => undefined);
}
