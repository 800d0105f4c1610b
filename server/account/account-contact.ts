import type { Ctx } from '../context.ts';
import { accountById } from './store.ts';

export interface AccountContact {
  id: string;
  email: string;
  firstName: string;
  image: string | null;
}

/** How to write to a person, and what to call them; null once the account is gone. */
export async function accountContact(ctx: Pick<Ctx, 'db'>, id: string): Promise<AccountContact | null> {
  const person = await accountById(ctx.db, id);
  if (!person || person.deletedAt) return null;
  return { id, email: person.email, firstName: person.firstName || person.name, image: person.image };
}
