import { normaliseEmail } from '#core/account/index.ts';
import type { Ctx } from '../context.ts';
import { accountByEmail, accountById } from './store.ts';

/** A person by id or e-mail, for those who were given either; null for who is not, or no longer, here. */
export async function findAccount(ctx: Pick<Ctx, 'db'>, idOrEmail: string): Promise<{ id: string } | null> {
  const person = idOrEmail.includes('@')
    ? await accountByEmail(ctx.db, normaliseEmail(idOrEmail))
    : await accountById(ctx.db, idOrEmail);
  return person && !person.deletedAt ? { id: person.id } : null;
}
