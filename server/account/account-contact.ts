import type { Ctx } from '../context.ts';
import { accountById, type ContactRow, contactsById } from './store.ts';

export interface AccountContact {
  id: string;
  email: string;
  firstName: string;
  image: string | null;
}

/** Several at once, by their ids; who is gone is left out. */
export async function accountContacts(
  ctx: Pick<Ctx, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AccountContact>> {
  const rows = (await contactsById(ctx.db, ids)).filter(({ deletedAt }) => !deletedAt);
  return new Map(rows.map((row) => [row.id, contactOf(row)]));
}

const contactOf = ({ id, email, firstName, name, image }: ContactRow): AccountContact => ({
  ...{ id, email, image },
  firstName: firstName || name,
});

/** How to write to a person, and what to call them; null once the account is gone. */
export async function accountContact(ctx: Pick<Ctx, 'db'>, id: string): Promise<AccountContact | null> {
  const person = await accountById(ctx.db, id);
  return person && !person.deletedAt ? contactOf(person) : null;
}
