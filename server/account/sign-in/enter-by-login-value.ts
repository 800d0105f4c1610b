import { isAPIError } from 'better-auth/api';
import { z } from 'zod';
import { normaliseEmail } from '#core/account/index.ts';
import type { Auth } from '../auth.ts';
import { looksLikeToken } from './looks-like-token.ts';

/** What the `login` query value holds. Id and e-mail prove nothing: the token does, once, within five minutes. */
const loginValue = z.object({ id: z.string().max(128), email: z.string().max(254), token: z.string() });

export type EnteredByLogin = { ok: true; headers: Headers } | { ok: false };

/** For who was just signed in by a redirect: the value that brings them home. */
export async function issueLoginValue(auth: Auth, headers: Headers): Promise<string | null> {
  const session = await auth.api.getSession({ headers });
  if (!session) return null;
  const { token } = await auth.api.generateOneTimeToken({ headers });
  const { id, email } = session.user;
  return JSON.stringify({ id, email, token } satisfies z.infer<typeof loginValue>);
}

export async function enterByLoginValue(auth: Auth, value: string): Promise<EnteredByLogin> {
  const read = loginValue.safeParse(parseJson(value));
  if (!read.success || !looksLikeToken(read.data.token)) return { ok: false };
  const { id, email, token } = read.data;
  try {
    const { headers, response } = await auth.api.verifyOneTimeToken({ body: { token }, returnHeaders: true });
    const same = response.user.id === id && normaliseEmail(response.user.email) === normaliseEmail(email);
    return same ? { ok: true, headers } : { ok: false };
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return { ok: false };
    throw error;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
