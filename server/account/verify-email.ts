import { isAPIError } from 'better-auth/api';
import type { Ctx } from '../context.ts';
import { announce } from '../live/announce.ts';
import type { Auth } from './auth.ts';
import { promiseEmailChanged } from './letters/mail-email-changed.ts';
import { type AccountRow, accountByEmail } from './store.ts';

export type EmailVerified =
  | { ok: true; headers: Headers; email: string }
  | { ok: false; reason: 'link-expired' | 'email-in-use' | 'second-factor' };

/** Follows a mailed link: the address is confirmed, or the account moves to its new one. */
export async function verifyEmail(
  ctx: Pick<Ctx, 'db' | 'jobs' | 'ids'>,
  auth: Auth,
  given: { token: string; headers: Headers },
): Promise<EmailVerified> {
  const { email, updateTo } = readToken(given.token);
  const before = await accountByEmail(ctx.db, email);
  if (updateTo && (await accountByEmail(ctx.db, updateTo))) {
    // Followed twice it has happened already; otherwise somebody else took the address meanwhile.
    return { ok: false, reason: before ? 'email-in-use' : 'link-expired' };
  }
  try {
    const { headers } = await auth.api.verifyEmail({
      query: { token: given.token },
      headers: given.headers,
      returnHeaders: true,
    });
    if (before) await tell(ctx, before, updateTo);
    return { ok: true, headers, email: updateTo ?? email };
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    const code = error.body?.code;
    return { ok: false, reason: code === 'SECOND_FACTOR_REQUIRED' ? 'second-factor' : 'link-expired' };
  }
}

async function tell(
  ctx: Pick<Ctx, 'db' | 'jobs' | 'ids'>,
  { id, email, firstName }: AccountRow,
  newEmail: string | undefined,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (newEmail) await promiseEmailChanged(ctx, tx, { id, email, firstName });
    announce(tx, id, 'profile');
  });
}

/** Only a look: whether it is genuine, the library says. */
function readToken(token: string): { email: string; updateTo?: string } {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    if (typeof payload !== 'object' || payload === null) return { email: '' };
    const { email, updateTo } = payload as { email?: unknown; updateTo?: unknown };
    return { email: String(email ?? ''), ...(typeof updateTo === 'string' ? { updateTo } : {}) };
  } catch {
    return { email: '' };
  }
}
