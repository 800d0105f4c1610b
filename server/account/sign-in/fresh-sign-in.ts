import type { Auth } from '../auth.ts';

/** Who has no password proves who they are by having just signed in. The library dates sessions by real time. */
const freshFor = 15 * 60 * 1000;

export async function isFreshSignIn(auth: Auth, headers: Headers): Promise<boolean> {
  const found = await auth.api.getSession({ headers });
  return found !== null && Date.now() - found.session.createdAt.getTime() <= freshFor;
}
