import { actorOfRequest } from './actor-of-request.ts';
import type { Auth } from './auth.ts';

/** Who was just signed in, by the cookies that are about to be set. */
export async function uidOf(auth: Auth, answered: Headers): Promise<string> {
  const actor = await actorOfRequest(auth, cookiesSet(answered));
  return actor.kind === 'account' ? actor.id : '';
}

/** What the browser will send once it has taken these cookies. */
export function cookiesSet(answered: Headers): Headers {
  const lines = answered.getSetCookie();
  return new Headers({ cookie: lines.map((line) => line.split(';')[0]).join('; ') });
}
