import type { AccountRole } from '#core/account/index.ts';
import type { Ctx } from '../../../context.ts';
import type { Auth } from '../../auth.ts';
import { emailExists } from './email-exists.ts';

/**
 * Creates an account whose address an emailed link already proved, so it needs no further confirmation. Null if the
 * address has an account, even one created at this very moment: the database accepts only one.
 */
export async function createProvenAccount(
  ctx: Pick<Ctx, 'db'>,
  auth: Auth,
  given: { firstName: string; email: string; password: string; role: AccountRole },
): Promise<string | null> {
  const { firstName, email, role } = given;
  if (await emailExists(ctx, email)) return null;
  const { internalAdapter, password } = await auth.$context;
  const hash = await password.hash(given.password);
  const person = { email, name: firstName, firstName, role, emailVerified: true };
  const made = await internalAdapter.createUser(person, { method: 'email-password' }).catch(async (error: unknown) => {
    if (await emailExists(ctx, email)) return null;
    throw error;
  });
  if (!made) return null;
  await internalAdapter.linkAccount({
    userId: made.id,
    providerId: 'credential',
    accountId: made.id,
    password: hash,
  });
  return made.id;
}
