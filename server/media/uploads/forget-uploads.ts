import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../context.ts';
import { afterCommit } from '../../db/after-commit.ts';
import { upload } from '../../db/schema/index.ts';
import { publicIdOf } from './upload-key.ts';

/** Deletes every picture a person uploaded, rows and files. */
export async function forgetUploads(ctx: Pick<Ctx, 'db' | 'files'>, accountId: string): Promise<void> {
  const gone = await ctx.db.delete(upload).where(eq(upload.accountId, accountId)).returning({ id: upload.id });
  for (const { id } of gone) await ctx.files.remove(publicIdOf(id));
}

/** Deletes one picture of a person. The file goes once the transaction has committed. */
export async function forgetUpload(
  { db, files }: Pick<Ctx, 'db' | 'files'>,
  { id, accountId }: { id: string; accountId: string },
): Promise<void> {
  const gone = await db
    .delete(upload)
    .where(and(eq(upload.id, id), eq(upload.accountId, accountId)))
    .returning();
  // A file without its row can't be reached, so one that couldn't be removed does no harm.
  if (gone.length > 0) afterCommit(db, () => void files.remove(publicIdOf(id)).catch(() => undefined));
}

/** A person's uploads, for their data download. */
export async function uploadsOfAccount(ctx: Pick<Ctx, 'db'>, accountId: string): Promise<{ id: string; at: Date }[]> {
  return ctx.db.select({ id: upload.id, at: upload.createdAt }).from(upload).where(eq(upload.accountId, accountId));
}
