import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { DoneLately, FeedChange, FeedOrigin, FeedRunState } from '#core/feed/index.ts';
import type { Db } from '../db/database.ts';
import { type Beginning, begun, fits, howMany } from '../db/page.ts';
import { account, furniture, maker, makerFeed, makerFeedRun } from '../db/schema/index.ts';

export type FeedRow = typeof makerFeed.$inferSelect;
export type RunRow = typeof makerFeedRun.$inferSelect;

export async function feedOf(db: Db, makerId: string): Promise<FeedRow | null> {
  const [row] = await db.select().from(makerFeed).where(eq(makerFeed.makerId, makerId));
  return row ?? null;
}

/** Locks a maker's feed. Adds it with the usual limits if it's the first time. */
export async function lockFeed(tx: Db, makerId: string): Promise<FeedRow> {
  await tx.insert(makerFeed).values({ makerId }).onConflictDoNothing();
  const [row] = await tx.select().from(makerFeed).where(eq(makerFeed.makerId, makerId)).for('update');
  if (!row) throw new Error('a feed that was just added is gone');
  return row;
}

export async function changeFeed(tx: Db, makerId: string, changes: Partial<FeedRow>): Promise<void> {
  await tx.update(makerFeed).set(changes).where(eq(makerFeed.makerId, makerId));
}

/** Makers whose file is due, longest-waiting first. */
export const dueFeeds = (db: Db, now: Date, limit: number): Promise<{ makerId: string }[]> =>
  db
    .select({ makerId: makerFeed.makerId })
    .from(makerFeed)
    .where(lte(makerFeed.nextFetchAt, now))
    .orderBy(asc(makerFeed.nextFetchAt))
    .limit(limit);

export async function countPieces(db: Db, makerName: string): Promise<number> {
  const [all] = await db.select({ total: count() }).from(furniture).where(eq(furniture.vendor, makerName));
  return all?.total ?? 0;
}

export async function namesOf(db: Db, recordIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (recordIds.length === 0) return new Map();
  const rows = await db
    .select({ recordId: furniture.recordId, name: furniture.name })
    .from(furniture)
    .where(inArray(furniture.recordId, [...new Set(recordIds)]));
  return new Map(rows.map(({ recordId, name }) => [recordId, name]));
}

export async function insertRun(tx: Db, row: typeof makerFeedRun.$inferInsert): Promise<void> {
  await tx.insert(makerFeedRun).values(row);
}

export async function runById(db: Db, id: string): Promise<RunRow | null> {
  const [row] = await db.select().from(makerFeedRun).where(eq(makerFeedRun.id, id));
  return row ?? null;
}

export async function lockRun(tx: Db, id: string): Promise<RunRow | null> {
  const [row] = await tx.select().from(makerFeedRun).where(eq(makerFeedRun.id, id)).for('update');
  return row ?? null;
}

export async function changeRun(tx: Db, id: string, changes: Partial<RunRow>): Promise<void> {
  await tx.update(makerFeedRun).set(changes).where(eq(makerFeedRun.id, id));
}

export async function lastRun(tx: Db, makerId: string): Promise<RunRow | null> {
  const [row] = await tx
    .select()
    .from(makerFeedRun)
    .where(eq(makerFeedRun.makerId, makerId))
    .orderBy(desc(makerFeedRun.startedAt), desc(makerFeedRun.id))
    .limit(1);
  return row ?? null;
}

/** The same, apart from files that couldn't be fetched or used. */
export async function lastUsedRun(tx: Db, makerId: string): Promise<RunRow | null> {
  const [row] = await tx
    .select()
    .from(makerFeedRun)
    .where(and(eq(makerFeedRun.makerId, makerId), notInArray(makerFeedRun.state, ['failed', 'refused'])))
    .orderBy(desc(makerFeedRun.startedAt), desc(makerFeedRun.id))
    .limit(1);
  return row ?? null;
}

/** The one that waits for approval, if one does. */
export async function heldRun(tx: Db, makerId: string): Promise<RunRow | null> {
  const [row] = await tx
    .select()
    .from(makerFeedRun)
    .where(and(eq(makerFeedRun.makerId, makerId), eq(makerFeedRun.state, 'held')));
  return row ?? null;
}

/** Two changes of a price as one, if the second goes on from the first. */
const further = (before: FeedChange, next: FeedChange): FeedChange =>
  before.to === next.from ? { ...next, from: before.from } : next;

/** What a maker's files of this origin did since then without one of us: pieces still sold out, and prices before it. */
export async function doneSince(
  db: Db,
  { makerId, origin, since }: { makerId: string; origin: FeedOrigin; since: Date },
): Promise<DoneLately> {
  const runs = await db
    .select({ changes: makerFeedRun.changes })
    .from(makerFeedRun)
    .where(
      and(
        ...[eq(makerFeedRun.makerId, makerId), eq(makerFeedRun.origin, origin), eq(makerFeedRun.state, 'applied')],
        ...[isNull(makerFeedRun.decidedBy), gt(makerFeedRun.startedAt, since)],
      ),
    )
    .orderBy(asc(makerFeedRun.startedAt), asc(makerFeedRun.id));
  const changes = runs.flatMap((run) => run.changes);
  const priced = Map.groupBy(
    changes.filter(({ field }) => field === 'priceCents'),
    ({ recordId }) => recordId,
  );
  const prices = new Map([...priced].map(([recordId, moves]) => [recordId, moves.reduce(further)]));
  const soldOut = changes.flatMap(({ field, to, recordId }) => (field === 'stock' && to === 0 ? [recordId] : []));
  if (soldOut.length === 0) return { prices, soldOut: [] };
  const still = await db
    .select({ recordId: furniture.recordId })
    .from(furniture)
    .where(and(inArray(furniture.recordId, [...new Set(soldOut)]), eq(furniture.stock, 0)));
  return { prices, soldOut: still.map(({ recordId }) => recordId) };
}

/** A file that waits gives way to a newer one. */
export async function discardHeld(tx: Db, makerId: string, given: { reason: string; now: Date }): Promise<void> {
  await tx
    .update(makerFeedRun)
    .set({ state: 'discarded' satisfies FeedRunState, reason: given.reason, decidedAt: given.now })
    .where(and(eq(makerFeedRun.makerId, makerId), eq(makerFeedRun.state, 'held')));
}

const listed = {
  ...{ id: makerFeedRun.id, state: makerFeedRun.state, origin: makerFeedRun.origin, source: makerFeedRun.source },
  ...{ startedAt: makerFeedRun.startedAt, pieces: makerFeedRun.pieces, unchanged: makerFeedRun.unchanged },
  ...{ problemCount: makerFeedRun.problemCount, reason: makerFeedRun.reason, startedBy: account.firstName },
};

/** The newest runs, of one origin or of all, without all they changed. */
export const latestRuns = (db: Db, makerId: string, limit: number, origin?: FeedOrigin) =>
  db
    .select(listed)
    .from(makerFeedRun)
    .leftJoin(account, eq(account.id, makerFeedRun.startedBy))
    .where(and(eq(makerFeedRun.makerId, makerId), origin && eq(makerFeedRun.origin, origin)))
    .orderBy(desc(makerFeedRun.startedAt), desc(makerFeedRun.id))
    .limit(limit);

/** Makers whose file waits for approval or can't be fetched, longest-waiting first. */
export async function troubledFeeds(db: Db, { words, limit }: Beginning) {
  const since = sql<Date>`coalesce(${makerFeedRun.startedAt}, ${makerFeed.problemSince})`.mapWith(
    makerFeedRun.startedAt,
  );
  const rows = await db
    .select({
      ...{ makerId: maker.id, name: maker.name, runId: makerFeedRun.id, held: makerFeedRun.reason },
      ...{ problem: makerFeed.problem, since, howMany },
    })
    .from(maker)
    .leftJoin(makerFeed, eq(makerFeed.makerId, maker.id))
    .leftJoin(makerFeedRun, and(eq(makerFeedRun.makerId, maker.id), eq(makerFeedRun.state, 'held')))
    .where(
      and(
        or(isNotNull(makerFeedRun.id), isNotNull(makerFeed.problem)),
        fits(words, maker.name, makerFeed.problem, makerFeedRun.reason),
      ),
    )
    .orderBy(asc(since), asc(maker.id))
    .limit(limit);
  return begun(rows);
}
