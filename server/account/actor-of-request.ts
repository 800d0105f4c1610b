import { isStaff, proofIsFresh, sessionIsOver } from '#core/account/index.ts';
import { type Actor, visitorActor } from '../context.ts';
import type { Auth } from './auth.ts';

export interface RequestRules {
  /**
   * In production, staff who haven't proved a second factor in this session only get a customer's rights. The demo's
   * staff need none, but once they have one, a session without it doesn't count there, either.
   */
  staffNeedSecondFactor?: boolean;
  /** A person made this request. Event streams and polling don't keep a session alive. */
  byPerson?: boolean;
  /** Called with the renewed session cookie, which the response must set. */
  onRenewed?: (cookie: string) => void;
}

/** Identifies the caller by session cookie. Disabled or deleted accounts and expired sessions count as visitors. */
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
  const lacksProof = person.factorProvedAt === null;
  const missing = lacksProof && isStaff(person.role) && (staffNeedSecondFactor || person.hasFactor);
  return {
    kind: 'account',
    id: person.id,
    role: missing ? 'customer' : person.role,
    ...(missing ? { secondFactorMissing: true } : {}),
    email: person.email,
    firstName: person.firstName || person.name,
    lastName: person.lastName,
    ...(person.hasFactor && lacksProof ? { owesFactor: true } : {}),
    recentlyProved: proofIsFresh(person.provedAt, person.now),
    sessionId: person.sessionId,
  };
}
