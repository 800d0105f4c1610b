import { eq } from 'drizzle-orm';
import type { Ctx } from '../../context.ts';
import { upload } from '../../db/schema/index.ts';
import { publicIdOf } from './upload-key.ts';

/** Deletes every picture a person uploaded, rows and files. */
export async function forgetUploads(ctx: Pick<Ctx, 'db' | 'files'>, accountId: string): Promise<void> {
  const gone = await ctx.db.delete(upload).where(eq(upload.accountId, accountId)).returning({ id: upload.id });
  for (const { id } of gone) await ctx.files.remove(publicIdOf(id));
}

/** A person's uploads, for their data download. */
export async function uploadsOfAccount(ctx: Pick<Ctx, 'db'>, accountId: string): Promise<{ id: string; at: Date }[]> {
  return ctx.db.select({ id: upload.id, at: upload.createdAt }).from(upload).where(eq(upload.accountId, accountId));
}
