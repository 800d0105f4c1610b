import type { Ctx } from '../../context.ts';
import { deleteByTokenHash } from '../store.ts';
import { hashOfToken, publicIdOf } from './upload-key.ts';

/** Anyone with the token that came with an upload may delete it. */
export async function deleteByToken(ctx: Pick<Ctx, 'db' | 'files'>, token: string): Promise<boolean> {
  const row = await deleteByTokenHash(ctx.db, hashOfToken(token));
  if (!row) return false;
  await ctx.files.remove(publicIdOf(row.id));
  return true;
}
