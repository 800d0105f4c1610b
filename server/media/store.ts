import { and, count, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { upload } from '../db/schema/index.ts';

export type UploadRow = typeof upload.$inferSelect;

export async function uploadById(db: Db, id: string): Promise<UploadRow | null> {
  const [row] = await db.select().from(upload).where(eq(upload.id, id));
  return row ?? null;
}

/** How many pictures a visitor has sent; until the transaction ends they send no other. */
export async function countOfVisitor(tx: Db, visitorId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${visitorId}, 0))`);
  const [row] = await tx
    .select({ files: count() })
    .from(upload)
    .where(and(eq(upload.visitorId, visitorId), isNull(upload.accountId)));
  return row?.files ?? 0;
}

export const insertUpload = (tx: Db, row: typeof upload.$inferInsert) => tx.insert(upload).values(row);

export async function deleteByTokenHash(db: Db, hash: string): Promise<UploadRow | null> {
  const [row] = await db.delete(upload).where(eq(upload.deleteTokenHash, hash)).returning();
  return row ?? null;
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
