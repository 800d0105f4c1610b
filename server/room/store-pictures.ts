import { and, eq, getTableColumns, isNull, ne } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { account, roomPicture, selection, share, upload } from '../db/schema/index.ts';

type PictureRow = typeof roomPicture.$inferSelect;
export type ShownPicture = PictureRow & { width: number; height: number };

const shown = { ...getTableColumns(roomPicture), width: upload.width, height: upload.height };

export async function pictureOf(db: Db, selectionId: string): Promise<ShownPicture | null> {
  const [row] = await db
    .select(shown)
    .from(roomPicture)
    .innerJoin(upload, eq(upload.id, roomPicture.uploadId))
    .where(eq(roomPicture.selectionId, selectionId));
  return row ?? null;
}

export async function pictureOfShare(db: Db, token: string): Promise<ShownPicture | null> {
  const [row] = await db
    .select(shown)
    .from(roomPicture)
    .innerJoin(upload, eq(upload.id, roomPicture.uploadId))
    .innerJoin(selection, eq(selection.id, roomPicture.selectionId))
    .innerJoin(account, eq(account.id, selection.accountId))
    .innerJoin(share, eq(share.selectionId, selection.id))
    .where(
      and(
        ...[eq(share.token, token), isNull(share.revokedAt)],
        ...[ne(selection.state, 'draft'), isNull(account.deletedAt)],
      ),
    );
  return row ?? null;
}

/** False if it's the picture of another selection: one upload is one picture. */
export async function writePicture(tx: Db, row: PictureRow): Promise<boolean> {
  // Two selections that ask for the same one at once wait for each other.
  await tx.select({ id: upload.id }).from(upload).where(eq(upload.id, row.uploadId)).for('update');
  const [other] = await tx.select().from(roomPicture).where(eq(roomPicture.uploadId, row.uploadId));
  if (other && other.selectionId !== row.selectionId) return false;
  await tx.insert(roomPicture).values(row).onConflictDoUpdate({ target: roomPicture.selectionId, set: row });
  return true;
}

export const deletePicture = (tx: Db, selectionId: string) =>
  tx.delete(roomPicture).where(eq(roomPicture.selectionId, selectionId));
