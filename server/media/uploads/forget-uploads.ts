import { eq } from 'drizzle-orm';
import type { Ctx } from '../../context.ts';
import { afterCommit } from '../../db/after-commit.ts';
import { upload } from '../../db/schema/index.ts';
import { deleteOwn } from '../store.ts';
import { publicIdOf } from './upload-key.ts';

/** Deletes every picture a person uploaded, rows and files. The files go once the transaction has committed. */
export async function forgetUploads({ db, files }: Pick<Ctx, 'db' | 'files'>, accountId: string): Promise<void> {
  const gone = await db.delete(upload).where(eq(upload.accountId, accountId)).returning({ id: upload.id });
  for (const { id } of gone) removeAfterCommit(db, files, id);
}

/** Deletes one picture of a person, unless it shows damage. The file goes once the transaction has committed. */
export async function forgetUpload(
  { db, files }: Pick<Ctx, 'db' | 'files'>,
  { id, accountId }: { id: string; accountId: string },
): Promise<void> {
  if (await deleteOwn(db, { id, accountId })) removeAfterCommit(db, files, id);
}

/** A file without its row can't be reached. One that couldn't be removed goes with the next sweep of orphans. */
const removeAfterCommit = (db: Ctx['db'], files: Ctx['files'], id: string) =>
  afterCommit(db, () => void files.remove(publicIdOf(id)).catch(() => undefined));

/** A person's uploads, for their data download. */
export async function uploadsOfAccount(ctx: Pick<Ctx, 'db'>, accountId: string): Promise<{ id: string; at: Date }[]> {
  return ctx.db.select({ id: upload.id, at: upload.createdAt }).from(upload).where(eq(upload.accountId, accountId));
}
