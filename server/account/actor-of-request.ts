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
  const found = await auth.api.getSession({ headers }).catch((error: unknown) => {
    // A cookie that was tampered with is no session. A database that does not answer is a failure of ours: nobody may take a signed-in
    // person for a visitor and show them an empty house.
    if (isAPIError(error) && error.statusCode < 500) return null;
    throw error;
  });
  if (!found || found.user.disabledAt || found.user.deletedAt || !isAccountRole(found.user.role)) return visitorActor;
  const missing = staffNeedSecondFactor && isStaff(found.user.role) && !found.user.twoFactorEnabled;
  return {
    kind: 'account',
    id: found.user.id,
    role: missing ? 'customer' : found.user.role,
    ...(missing ? { secondFactorMissing: true } : {}),
    email: found.user.email,
    firstName: found.user.firstName || found.user.name,
  };
}

const isAccountRole = (role: string | null | undefined): role is AccountRole =>
  accountRoles.some((known) => known === role);
