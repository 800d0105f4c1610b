import { and, arrayContains, count, eq, inArray, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { account, damageClaim, review, upload } from '../db/schema/index.ts';
import { takeTurns } from '../db/take-turns.ts';

export type UploadRow = typeof upload.$inferSelect;

export async function uploadById(db: Db, id: string): Promise<UploadRow | null> {
  const [row] = await db.select().from(upload).where(eq(upload.id, id));
  return row ?? null;
}

/** Whether a published review shows it to everyone. */
export async function isInPublishedReview(db: Db, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: review.id })
    .from(review)
    .innerJoin(account, eq(account.id, review.accountId))
    .where(and(eq(review.photoId, id), eq(review.state, 'published'), isNull(account.deletedAt)))
    .limit(1);
  return row !== undefined;
}

/** Counts a visitor's pictures and blocks further uploads by them until the transaction ends. */
export async function countOfVisitor(tx: Db, visitorId: string): Promise<number> {
  await takeTurns(tx, `uploads ${visitorId}`);
  const [row] = await tx
    .select({ files: count() })
    .from(upload)
    .where(and(eq(upload.visitorId, visitorId), isNull(upload.accountId)));
  return row?.files ?? 0;
}

export const insertUpload = (tx: Db, row: typeof upload.$inferInsert) => tx.insert(upload).values(row);

/** A photo of damage shows why money went back, so it stays as long as its account. */
const showsNoDamage = (db: Db) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(damageClaim)
      .where(arrayContains(damageClaim.photos, sql`array[${upload.id}]`)),
  );

export async function deleteByTokenHash(db: Db, hash: string): Promise<UploadRow | null> {
  const [row] = await db
    .delete(upload)
    .where(and(eq(upload.deleteTokenHash, hash), showsNoDamage(db)))
    .returning();
  return row ?? null;
}

/** False if it's gone, someone else's, or shows damage. */
export async function deleteOwn(tx: Db, { id, accountId }: { id: string; accountId: string }): Promise<boolean> {
  const gone = await tx
    .delete(upload)
    .where(and(eq(upload.id, id), eq(upload.accountId, accountId), showsNoDamage(tx)))
    .returning({ id: upload.id });
  return gone.length > 0;
}

export async function claimForAccount(db: Db, visitorId: string, accountId: string, at: Date): Promise<number> {
  const claimed = await db
    .update(upload)
    .set({ accountId, claimedAt: at })
    .where(and(eq(upload.visitorId, visitorId), isNull(upload.accountId)))
    .returning({ id: upload.id });
  return claimed.length;
}

export const deleteUnclaimedUntil = (db: Db, until: Date): Promise<UploadRow[]> =>
  db
    .delete(upload)
    .where(and(isNull(upload.accountId), lte(upload.createdAt, until)))
    .returning();

export const uploadsById = (db: Db, ids: readonly string[]): Promise<UploadRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(upload)
        .where(inArray(upload.id, [...ids]));

export const ownUploads = (db: Db, ids: readonly string[], accountIds: readonly string[]): Promise<UploadRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(upload)
        .where(and(inArray(upload.id, [...ids]), inArray(upload.accountId, [...accountIds])));

export async function setUploadOwner(tx: Db, ids: readonly string[], accountId: string): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(upload)
    .set({ accountId })
    .where(inArray(upload.id, [...ids]));
}
