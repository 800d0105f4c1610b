import { and, count, desc, eq, inArray, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { favorite } from '../db/schema/index.ts';
import { takeTurns } from '../db/take-turns.ts';

export type FavoriteRow = typeof favorite.$inferSelect;

/** An account, or a visitor by the cookie we signed. */
export type Owner = { accountId: string } | { visitorId: string };

const ofOwner = (owner: Owner): SQL =>
  'accountId' in owner ? eq(favorite.accountId, owner.accountId) : eq(favorite.visitorId, owner.visitorId);

/** Newest first. */
export const favoritesOf = (db: Db, owner: Owner): Promise<FavoriteRow[]> =>
  db.select().from(favorite).where(ofOwner(owner)).orderBy(desc(favorite.createdAt), desc(favorite.id));

export const favoritesAmong = (db: Db, owner: Owner, recordIds: readonly string[]): Promise<FavoriteRow[]> =>
  recordIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(favorite)
        .where(and(ofOwner(owner), inArray(favorite.recordId, [...recordIds])));

/** Counts a person's favorites and blocks others from being added until the transaction ends. */
export async function lockedCount(tx: Db, owner: Owner): Promise<number> {
  const key = 'accountId' in owner ? owner.accountId : owner.visitorId;
  await takeTurns(tx, `favorites ${key}`);
  const [row] = await tx.select({ kept: count() }).from(favorite).where(ofOwner(owner));
  return row?.kept ?? 0;
}

export async function insertFavorite(tx: Db, row: typeof favorite.$inferInsert): Promise<void> {
  await tx.insert(favorite).values(row).onConflictDoNothing();
}

export async function markAsked(
  tx: Db,
  owner: Owner,
  recordId: string,
  asked: { askedAt: Date; surveyId: string | null },
): Promise<void> {
  await tx
    .update(favorite)
    .set(asked)
    .where(and(ofOwner(owner), eq(favorite.recordId, recordId)));
}

export async function deleteFavorite(db: Db, owner: Owner, recordId: string): Promise<void> {
  await db.delete(favorite).where(and(ofOwner(owner), eq(favorite.recordId, recordId)));
}

/** Hands a visitor's favorites to an account. What both have stays once, with whichever wish came first. */
export async function claimForAccount(tx: Db, visitorId: string, accountId: string, most: number): Promise<void> {
  const theirs = await favoritesOf(tx, { visitorId });
  const own = new Map((await favoritesOf(tx, { accountId })).map((row) => [row.recordId, row]));
  const isNew = theirs.filter(({ recordId }) => !own.has(recordId)).slice(0, Math.max(0, most - own.size));
  for (const { recordId, askedAt } of theirs) {
    if (askedAt && own.has(recordId) && !own.get(recordId)?.askedAt) {
      await markAsked(tx, { accountId }, recordId, { askedAt, surveyId: null });
    }
  }
  if (isNew.length > 0) {
    await tx
      .update(favorite)
      .set({ accountId, visitorId: null })
      .where(
        inArray(
          favorite.id,
          isNew.map(({ id }) => id),
        ),
      );
  }
  await tx.delete(favorite).where(eq(favorite.visitorId, visitorId));
}

/** What an account asked for that this project's specialist should know: sent to it, or not sent to any. */
export const askedOf = (db: Db, accountId: string, surveyId: string): Promise<FavoriteRow[]> =>
  db
    .select()
    .from(favorite)
    .where(
      and(
        eq(favorite.accountId, accountId),
        isNotNull(favorite.askedAt),
        or(isNull(favorite.surveyId), eq(favorite.surveyId, surveyId)),
      ),
    )
    .orderBy(favorite.askedAt, favorite.id);

export async function deleteUnclaimedUntil(db: Db, until: Date): Promise<void> {
  await db.delete(favorite).where(and(isNull(favorite.accountId), lte(favorite.createdAt, until)));
}

export async function deleteOf(db: Db, accountId: string): Promise<void> {
  await db.delete(favorite).where(eq(favorite.accountId, accountId));
}
