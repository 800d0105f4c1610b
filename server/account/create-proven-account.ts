import type { AccountRole } from '#core/account/index.ts';
import type { Auth } from './auth.ts';

/** An account whose address was proved by a mailed link, so that nobody has to confirm it once more. */
export async function createProvenAccount(
  auth: Auth,
  given: { firstName: string; email: string; password: string; role: AccountRole },
): Promise<string> {
  const { firstName, email, role } = given;
  const { internalAdapter, password } = await auth.$context;
  const hash = await password.hash(given.password);
  const made = await internalAdapter.createUser(
    { email, name: firstName, firstName, role, emailVerified: true },
    { method: 'email-password' },
  );
  await internalAdapter.linkAccount({
    userId: made.id,
    providerId: 'credential',
    accountId: made.id,
    password: hash,
  });
  return made.id;
}
