import { normaliseEmail } from '#core/account/index.ts';
import type { Ctx } from '../context.ts';
import { accountByEmail, accountById } from './store.ts';

/** Finds a person by id or email. Null if there's no such account or it was deleted. */
export async function findAccount(ctx: Pick<Ctx, 'db'>, idOrEmail: string): Promise<{ id: string } | null> {
  const person = idOrEmail.includes('@')
    ? await accountByEmail(ctx.db, normaliseEmail(idOrEmail))
    : await accountById(ctx.db, idOrEmail);
  return person && !person.deletedAt ? { id: person.id } : null;
}
