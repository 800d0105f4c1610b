import { normaliseEmail } from '#core/account/index.ts';
import type { Ctx } from '../../../context.ts';
import { accountByEmail } from '../../store.ts';

export async function emailExists(ctx: Pick<Ctx, 'db'>, email: string): Promise<boolean> {
  const known = await accountByEmail(ctx.db, normaliseEmail(email));
  return known !== null && known.deletedAt === null;
}
