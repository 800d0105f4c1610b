import { isPlainName } from '#core/account/index.ts';
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

/** What somebody is called whose name may be a stranger's message to the owner of the mailbox. */
const nameless = 'Customer';

function contactOf({ id, email, emailVerified, firstName, name, image }: ContactRow): AccountContact {
  const called = firstName || name;
  return { id, email, image, firstName: emailVerified || isPlainName(called) ? called : nameless };
}

/** How to write to a person, and what to call them; null once the account is gone. */
export async function accountContact(ctx: Pick<Ctx, 'db'>, id: string): Promise<AccountContact | null> {
  const person = await accountById(ctx.db, id);
  return person && !person.deletedAt ? contactOf(person) : null;
}

/** Somebody we still owe word to. */
export interface OwedContact extends AccountContact {
  /** Whether they can sign in. */
  hasAccount: boolean;
}

/**
 * The same for whoever has an order under way: who deletes their account is still told what becomes of it, at the
 * address they had, until the person is erased.
 */
export async function owedContacts(
  ctx: Pick<Ctx, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OwedContact>> {
  const rows = await contactsById(ctx.db, ids);
  return new Map(
    rows.flatMap((row) => {
      const email = row.deletedAt ? row.formerEmail : row.email;
      return email === null ? [] : [[row.id, { ...contactOf({ ...row, email }), hasAccount: !row.deletedAt }]];
    }),
  );
}

export const owedContact = async (ctx: Pick<Ctx, 'db'>, id: string): Promise<OwedContact | null> =>
  (await owedContacts(ctx, [id])).get(id) ?? null;
