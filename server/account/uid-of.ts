import { actorOfRequest } from './actor-of-request.ts';
import type { Auth } from './auth.ts';

/** Who was just signed in, read from the cookies in the response. */
export async function uidOf(auth: Auth, answered: Headers): Promise<string> {
  const actor = await actorOfRequest(auth, cookiesSet(answered));
  return actor.kind === 'account' ? actor.id : '';
}

/** The request headers a browser would send after accepting these cookies. */
export function cookiesSet(answered: Headers): Headers {
  const lines = answered.getSetCookie();
  return new Headers({ cookie: lines.map((line) => line.split(';')[0]).join('; ') });
}
