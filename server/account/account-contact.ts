import type { Ctx } from '../context.ts';
import { type AccountRow, accountById, accountsById } from './store.ts';

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
  const rows = (await accountsById(ctx.db, ids)).filter(({ deletedAt }) => !deletedAt);
  return new Map(rows.map((row) => [row.id, contactOf(row)]));
}

const contactOf = ({ id, email, firstName, name, image }: AccountRow): AccountContact => ({
  ...{ id, email, image },
  firstName: firstName || name,
});

/** How to write to a person, and what to call them; null once the account is gone. */
export async function accountContact(ctx: Pick<Ctx, 'db'>, id: string): Promise<AccountContact | null> {
  const person = await accountById(ctx.db, id);
  return person && !person.deletedAt ? contactOf(person) : null;
}
