import { actorOfRequest } from './actor-of-request.ts';
import type { Auth } from './auth.ts';

/** Who was just signed in, by the cookies that are about to be set. */
export async function uidOf(auth: Auth, answered: Headers): Promise<string> {
  const cookie = answered
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const actor = await actorOfRequest(auth, new Headers({ cookie }));
  return actor.kind === 'account' ? actor.id : '';
}
