import { isPlainName } from '#core/account/index.ts';
import type { Ctx } from '../context.ts';
import { accountById, type ContactRow, contactsById } from './store.ts';

export interface AccountContact {
  id: string;
  email: string;
  firstName: string;
  image: string | null;
}

/** Looks up several accounts by id. Deleted accounts are left out. */
export async function accountContacts(
  ctx: Pick<Ctx, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AccountContact>> {
  const rows = (await contactsById(ctx.db, ids)).filter(({ deletedAt }) => !deletedAt);
  return new Map(rows.map((row) => [row.id, contactOf(row)]));
}

/**
 * Replaces an odd-looking name until the address is confirmed: it could be a stranger's message to the mailbox's owner.
 */
const nameless = 'Customer';

function contactOf({ id, email, emailVerified, firstName, name, image }: ContactRow): AccountContact {
  const called = firstName || name;
  return { id, email, image, firstName: emailVerified || isPlainName(called) ? called : nameless };
}

/** How to reach and address a person. Null once the account is deleted. */
export async function accountContact(ctx: Pick<Ctx, 'db'>, id: string): Promise<AccountContact | null> {
  const person = await accountById(ctx.db, id);
  return person && !person.deletedAt ? contactOf(person) : null;
}

/** A person we still owe news about an order. */
export interface OwedContact extends AccountContact {
  /** Whether they can sign in. */
  hasAccount: boolean;
}

/**
 * Like `accountContacts`, but for people with an open order: after deleting their account they still hear about the
 * order at their former address, until their data is erased.
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
