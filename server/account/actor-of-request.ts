import { isStaff, proofIsFresh, sessionIsOver } from '#core/account/index.ts';
import { type Actor, visitorActor } from '../context.ts';
import type { Auth } from './auth.ts';

export interface RequestRules {
  /** In production: without a second factor proved in this very session, staff have the rights of a customer. */
  staffNeedSecondFactor?: boolean;
  /** A person made this request; event streams and polls do not keep a session alive. */
  byPerson?: boolean;
  /** Called with the cookie to set when the browser has to keep it longer. */
  onRenewed?: (cookie: string) => void;
}

/** Who is asking, by the session cookie. A disabled or deleted account is a visitor, and so is a session that is over. */
export async function actorOfRequest(
  auth: Auth,
  headers: Headers,
  { staffNeedSecondFactor = false, byPerson = false, onRenewed }: RequestRules = {},
): Promise<Actor> {
  if (!headers.get('cookie')?.includes('hearthline.session_token')) return visitorActor;
  const person = await auth.personOf(headers);
  if (!person || person.disabledAt || person.deletedAt) return visitorActor;
  if (sessionIsOver(person, person.now)) {
    await auth.endSession(person.sessionId);
    return visitorActor;
  }
  const renewed = byPerson ? await auth.markSeen(headers, person) : null;
  if (renewed) onRenewed?.(renewed);
  const missing = staffNeedSecondFactor && isStaff(person.role) && person.factorProvedAt === null;
  return {
    kind: 'account',
    id: person.id,
    role: missing ? 'customer' : person.role,
    ...(missing ? { secondFactorMissing: true } : {}),
    email: person.email,
    firstName: person.firstName || person.name,
    lastName: person.lastName,
    recentlyProved: proofIsFresh(person.provedAt, person.now),
    sessionId: person.sessionId,
  };
}
