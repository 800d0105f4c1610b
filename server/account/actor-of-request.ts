import { isAPIError } from 'better-auth/api';
import { type AccountRole, accountRoles, isStaff } from '#core/account/index.ts';
import { type Actor, visitorActor } from '../context.ts';
import type { Auth } from './auth.ts';

/**
 * Who is asking, by the session cookie. A disabled or deleted account is nobody. In production who works here has the
 * rights of a customer until they have a second factor.
 */
export async function actorOfRequest(
  auth: Auth,
  headers: Headers,
  { staffNeedSecondFactor = false }: { staffNeedSecondFactor?: boolean } = {},
): Promise<Actor> {
  if (!headers.get('cookie')?.includes('hearthline.session_token')) return visitorActor;
  const person = (await auth.personOf(headers)) ?? (await askLibrary(auth, headers));
  if (!person || person.disabledAt || person.deletedAt || !isAccountRole(person.role)) return visitorActor;
  const missing = staffNeedSecondFactor && isStaff(person.role) && !person.twoFactorEnabled;
  return {
    kind: 'account',
    id: person.id,
    role: missing ? 'customer' : person.role,
    ...(missing ? { secondFactorMissing: true } : {}),
    email: person.email,
    firstName: person.firstName || person.name,
    lastName: person.lastName ?? '',
  };
}

/** Who it is where something is to be done about the session: it is prolonged, or over, or no session at all. */
async function askLibrary(auth: Auth, headers: Headers) {
  const found = await auth.api.getSession({ headers }).catch((error: unknown) => {
    // A cookie that was tampered with is no session. A database that does not answer is a failure of ours: nobody may take a signed-in
    // person for a visitor and show them an empty house.
    if (isAPIError(error) && error.statusCode < 500) return null;
    throw error;
  });
  return found?.user;
}

const isAccountRole = (role: string | null | undefined): role is AccountRole =>
  accountRoles.some((known) => known === role);
