import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { selection, share } from '../../db/schema/index.ts';
import type { SelectionRow } from '../store.ts';

export type ShareRow = typeof share.$inferSelect;

export const openShares = (db: Db, selectionId: string): Promise<ShareRow[]> =>
  db
    .select()
    .from(share)
    .where(and(eq(share.selectionId, selectionId), isNull(share.revokedAt)));

export const insertShare = (tx: Db, row: ShareRow) => tx.insert(share).values(row);

export const setRevoked = (tx: Db, { token, revokedAt }: ShareRow) =>
  tx.update(share).set({ revokedAt }).where(eq(share.token, token));

export async function shareByToken(
  db: Db,
  token: string,
): Promise<{ share: ShareRow; selection: SelectionRow } | null> {
  const [row] = await db
    .select({ share, selection })
    .from(share)
    .innerJoin(selection, eq(selection.id, share.selectionId))
    .where(eq(share.token, token));
  return row ?? null;
}
